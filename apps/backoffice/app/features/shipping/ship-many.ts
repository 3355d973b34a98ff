import type { StaffSchemas } from '../../platform/api'

type Refused = { entityId: number }
type CheckedPlan = Pick<StaffSchemas['TaskPlan'], 'tried'> & { refusals: readonly Refused[] }

/** How many will really go, as far as the plan has looked; before it is read all that were chosen. */
export function countToSend(chosen: number, plan: CheckedPlan | undefined): number {
  return chosen - (plan?.refusals.length ?? 0)
}

/** A plan looks at the first of very many (TASKS-5). */
export function countNotLookedAt(chosen: number, plan: CheckedPlan): number {
  return Math.max(0, chosen - plan.tried)
}

/** The orders that were not refused, by the plan or by the task. */
export function ordersThatGo(orderIds: readonly number[], refusals: readonly Refused[]): number[] {
  const stay = new Set(refusals.map(({ entityId }) => entityId))
  return orderIds.filter((orderId) => !stay.has(orderId))
}

const mostSlips = 50

/** As many orders at once as one paper has slips or labels (SHIPMENTS-17). */
export function paperParts(orderIds: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(orderIds.length / mostSlips) }, (_, index) =>
    orderIds.slice(index * mostSlips, (index + 1) * mostSlips),
  )
}
