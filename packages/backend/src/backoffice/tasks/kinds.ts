import type { Permission } from '@haverhof/domain/backoffice'
import type { Carrier } from '@haverhof/domain/orders'
import { lookAtMail, retryMail } from '../../mail/index.ts'
import { planShipments, sendOrder } from '../../orders/index.ts'
import { goodsRefused } from '../goods-refused.ts'
import { mailRefused } from '../mail-refused.ts'
import type { TaskKind } from '../task-words.ts'
import { planByTrying } from './plan-by-trying.ts'
import type { PlanThings, RunThing } from './task-thing.ts'

type KindOfTask = {
  /** Whoever starts one has it. */
  permission: Permission
  run: RunThing
  plan: PlanThings
}

/** SHIPMENTS-8: what a task that ships orders was told of one of them; null of one without carrier and number. */
export type ParcelsOfOrder = { carrier: Carrier | null; parcelNumbers: readonly string[] }

const shipOrder: RunThing = async (context, transaction, { entityId: orderId, input, by, siteIds }) => {
  const parcels = input as ParcelsOfOrder | null
  const sent = await sendOrder(context, transaction, { orderId, ...parcels, siteIds, by })
  if (!sent.ok) throw goodsRefused[sent.reason]()
}

/** SHIPMENTS-8: orders take their pieces from the same lots, so they are planned together. */
const planOrders: PlanThings = async ({ database, now }, things) => {
  const orderIds = things.map(({ entityId }) => entityId)
  const { siteIds = [], by = '' } = things[0] ?? {}
  const planned = await planShipments(database, { orderIds, siteIds, by, now: now() })
  return [...planned].map(([entityId, shipment]) =>
    shipment.ok
      ? { entityId, change: shipment.value }
      : { entityId, refusal: goodsRefused[shipment.reason]() },
  )
}

const tryMailAgain: RunThing = async (context, transaction, { entityId: mailId, by, siteIds }) => {
  const done = await retryMail(context, transaction, { mailId, siteIds, toAddress: null, by })
  if (!done.ok) throw mailRefused[done.reason]()
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
