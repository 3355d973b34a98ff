import { sentStatuses } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { lockOrder } from '../store/lock-order.ts'
import { queueShipmentMail, type SentLine } from './queue-shipment-mail.ts'
import type { Parcels } from './write-shipment.ts'

export type ParcelChange = Parcels & {
  shipmentId: number
  /** The customer gets the mail of the shipment once more, with these numbers. */
  tellsCustomer: boolean
  /** A shipment of another site is none (STAFF-2). */
  siteIds: readonly number[]
  by: string
}

type Changed = Parcels & { orderId: number; shipmentId: number; isCustomerTold: boolean }

/** Who brings a shipment that has left, and the numbers of its parcels, are added or put right (SHIPMENTS-9). */
export async function changeParcels(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  change: ParcelChange,
): Promise<Result<Changed, 'no-such-shipment' | 'parcel-of-another-shipment'>> {
  const { shipmentId, carrier, tellsCustomer, siteIds, by } = change
  const [row] = await transaction.rows(findOrder, { shipmentId })
  const order = row ? await lockOrder(transaction, row.orderId) : null
  if (!order || !siteIds.includes(order.siteId)) return refusal('no-such-shipment')
  const { orderId, siteId } = order
  const [before] = await transaction.rows(read, { orderId, shipmentId })
  if (!before) return refusal('no-such-shipment')
  const parcelNumbers = [...new Set(change.parcelNumbers)].toSorted()
  if (parcelNumbers.some((number) => before.others.includes(number)))
    return refusal('parcel-of-another-shipment')
  const now = clock()
  const changes = [
    ...(carrier === before.carrier
      ? []
      : [{ field: 'carrier' as const, before: before.carrier, after: carrier }]),
    ...(isSame(parcelNumbers, before.parcelNumbers)
      ? []
      : [{ field: 'parcelNumbers' as const, before: before.parcelNumbers, after: parcelNumbers }]),
  ]
  if (changes.length > 0) await transaction.rows(write, { orderId, shipmentId, carrier, parcelNumbers })
  if (changes.length > 0 || tellsCustomer)
    await writeAudit(transaction, {
      actor: by,
      action: 'order-parcels-changed',
      subject: `order ${orderId}`,
      changes,
      details: { shipmentId, isCustomerTold: tellsCustomer },
      siteIds: [siteId],
      now,
    })
  if (tellsCustomer) {
    const { lines, isFirst, isLatest } = before
    const isLast = isLatest && sentStatuses.includes(order.status)
    const sent = { order, shipmentId, carrier, parcelNumbers, lines, isRest: !isFirst, isLast, now }
    await queueShipmentMail(transaction, sent, `parcels:${shipmentId}:${now.getTime()}`)
    await addJob(transaction, 'send-mail', {})
  }
  return success({ orderId, shipmentId, carrier, parcelNumbers, isCustomerTold: tellsCustomer })
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((number) => other.includes(number))
}

const findOrder = statement<{ shipmentId: number }, { orderId: number }>(
  'shipments-order-of',
  'select order_id "orderId" from shipment where shipment_id = :shipmentId',
)

type Shipment = Parcels & {
  /** Numbers of the other parcels of the order. */
  others: string[]
  lines: SentLine[]
  isFirst: boolean
  isLatest: boolean
}

const read = statement<{ orderId: number; shipmentId: number }, Shipment>(
  'shipments-read-parcels',
  `
    select s.carrier,
      array(select parcel_number from order_parcel p
        where p.order_id = s.order_id and p.shipment_id = s.shipment_id order by 1) "parcelNumbers",
      array(select parcel_number from order_parcel p
        where p.order_id = s.order_id and p.shipment_id is distinct from s.shipment_id) others,
      coalesce((select json_agg(json_build_object('variantId', l.variant_id, 'description', l.description, 'productLabel', l.product_label,
          'quantity', part.quantity) order by part.line_number)
        from shipment_line part join order_line l on l.order_id = part.order_id and l.line_number = part.line_number
        where part.order_id = s.order_id and part.shipment_id = s.shipment_id), '[]') lines,
      not exists (select from shipment o where o.order_id = s.order_id and o.shipment_id < s.shipment_id) "isFirst",
      not exists (select from shipment o where o.order_id = s.order_id and o.shipment_id > s.shipment_id) "isLatest"
    from shipment s where s.order_id = :orderId and s.shipment_id = :shipmentId`,
)

const write = statement<Parcels & { orderId: number; shipmentId: number }>(
  'shipments-write-parcels',
  `
    with removed_parcels as (
      delete from order_parcel where order_id = :orderId and shipment_id = :shipmentId
        and parcel_number <> all(:parcelNumbers::text[])),
    added as (
      insert into order_parcel (order_id, parcel_number, shipment_id)
      select :orderId, parcel_number, :shipmentId from unnest(:parcelNumbers::text[]) parcel_number
      on conflict do nothing)
    update shipment set carrier = :carrier where shipment_id = :shipmentId`,
)
