import type { StaffSchemas } from '../../platform/api'

type Refused = { entityId: number }
type Known = Pick<StaffSchemas['TaskPlan'], 'tried'> & { refusals: readonly Refused[] }

/** How many will really go, as far as the plan has looked; before it is read all that were chosen. */
export function countToSend(chosen: number, plan: Known | undefined): number {
  return chosen - (plan?.refusals.length ?? 0)
}

/** TASKS-5: a plan looks at the first of very many. */
export function countNotLookedAt(chosen: number, plan: Known): number {
  return Math.max(0, chosen - plan.tried)
}

const mostSlips = 50

/** SHIPMENTS-8: the orders that were sent, as many at once as one paper has slips. */
export function slipParts(orderIds: readonly number[], refusals: readonly Refused[]): number[][] {
  const stayed = new Set(refusals.map(({ entityId }) => entityId))
  const sent = orderIds.filter((orderId) => !stayed.has(orderId))
  return Array.from({ length: Math.ceil(sent.length / mostSlips) }, (_, place) =>
    sent.slice(place * mostSlips, (place + 1) * mostSlips),
  )
}
