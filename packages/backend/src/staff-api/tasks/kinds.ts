import type { Permission } from '@haverhof/domain/backoffice'
import { refusal } from '@haverhof/domain/shared'
import { lookAtMail, retryMail } from '../../mail/index.ts'
import { type Parcels, planShipments, sendOrder } from '../../orders/index.ts'
import { goodsProblems, mailProblems } from '../shared/refusals.ts'
import type { TaskKind } from '../task-words.ts'
import { planByTrying } from './plan-by-trying.ts'
import type { PlanThings, RunThing, ThingRefused } from './task-thing.ts'

type KindOfTask = {
  /** The permission to start one. */
  permission: Permission
  run: RunThing
  plan: PlanThings
}

/** Of an order without carrier and number the task knows no parcels (SHIPMENTS-8). */
const shipOrder: RunThing = async (context, transaction, { entityId: orderId, input, by, siteIds }) => {
  const parcels = input as Parcels | null
  const sent = await sendOrder(context, transaction, { orderId, ...parcels, siteIds, by })
  return sent.ok ? sent : worded(goodsProblems, sent.reason)
}

/** Orders take their pieces from the same lots, so they are planned together (SHIPMENTS-16). */
const planOrders: PlanThings = async ({ database, now }, things) => {
  const orderIds = things.map(({ entityId }) => entityId)
  const { siteIds = [], by = '' } = things[0] ?? {}
  const planned = await planShipments(database, { orderIds, siteIds, by, now: now() })
  return [...planned].map(([entityId, shipment]) =>
    shipment.ok
      ? { entityId, change: shipment.value }
      : { entityId, refusal: worded(goodsProblems, shipment.reason) },
  )
}

const tryMailAgain: RunThing = async (context, transaction, { entityId: mailId, by, siteIds }) => {
  const done = await retryMail(context, transaction, { mailId, siteIds, toAddress: null, by })
  return done.ok ? done : worded(mailProblems, done.reason)
}

export const kindsOfTasks: Record<TaskKind, KindOfTask> = {
  'ship-orders': { permission: 'orders.ship', run: shipOrder, plan: planOrders },
  'retry-mails': {
    permission: 'mails.send',
    run: tryMailAgain,
    plan: planByTrying(tryMailAgain, (transaction, { entityId: mailId, siteIds }) =>
      lookAtMail(transaction, { mailId, siteIds }),
    ),
  },
}

function worded<Reason extends string>(
  problems: Record<Reason, { code?: string; title: string }>,
  reason: Reason,
): ThingRefused {
  const { code = reason, title } = problems[reason]
  return refusal(code, { message: title })
}
