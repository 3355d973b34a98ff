import type { RepeatEvent } from '@haverhof/domain/repeat-delivery'
import { statement, type Transaction } from '../../database/index.ts'

type Happened = {
  repeatDeliveryId: number
  event: RepeatEvent
  now: Date
  isByCustomer?: boolean
  day?: string | null
  orderId?: number | null
  requestKey?: string | null
}

/** What happened; false when this request has been done already (REPEAT-72, REPEAT-18). */
export async function writeEvent({ rows }: Transaction, happened: Happened): Promise<boolean> {
  const written = await rows(write, {
    isByCustomer: false,
    day: null,
    orderId: null,
    requestKey: null,
    ...happened,
  })
  return written.length > 0
}

const write = statement<Required<Happened>>(
  'repeat-event',
  `
    insert into repeat_delivery_event (repeat_delivery_id, at, event, is_by_customer, day, order_id, request_key)
    values (:repeatDeliveryId, :now, :event, :isByCustomer, :day, :orderId, :requestKey)
    on conflict (repeat_delivery_id, request_key) where request_key is not null do nothing
    returning repeat_delivery_event_id`,
)
