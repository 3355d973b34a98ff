import { columnsOf, type RowOf } from '../../database/index.ts'
import type { repeatDelivery } from '../tables.ts'

type Repeat = typeof repeatDelivery.$inferSelect

/** Where it goes and who pays for it, as a cart has it. */
export const placeColumns = columnsOf<Repeat>()([
  'billing',
  'shipping',
  'alternativeShippingAddress',
  'dealerId',
  'parcelShopId',
  'parcelShopZipcodeOrCity',
  'driverRemark',
])

const ownColumns = columnsOf<Repeat>()([
  'repeatDeliveryId',
  'userId',
  'siteId',
  'languageId',
  'state',
  'pauseReason',
  'days',
  'version',
  'plannedOn',
  'day',
  'orderOn',
  'announceOn',
  'deliveryDays',
  'announcedDay',
  'announcedCents',
  'announcedWithout',
  'lastCents',
  'shortages',
  'mandateId',
  'paymentMethodId',
])

/** A repeat delivery as the use cases need it. */
export type RepeatRow = RowOf<typeof placeColumns> &
  RowOf<typeof ownColumns> & {
    /** The country it goes to (REPEAT-6). */
    regionCode: string
    emailAddress: string
    firstName: string
    lines: { variantId: number; quantity: number }[]
  }

/** Whether an order of a repeat delivery waits for its money; `which` narrows what is asked of the delivery `d` (REPEAT-12). */
export function isUnpaidSql(repeatDeliveryId: string, which = 'true'): string {
  return `exists (select from repeat_delivery_order d where d.repeat_delivery_id = ${repeatDeliveryId}
    and d.state = 'collecting' and exists (select from open_order o where o.order_id = d.order_id) and ${which})`
}

/** The mandate that an order was last collected by; the argument is an SQL expression. */
export function collectingMandateSql(orderId: string): string {
  return `(select c.mandate_id from collection c where c.order_id = ${orderId} order by c.created_at desc limit 1)`
}

/**
 * A declaration that staff are to read and that may end a repeat delivery of `from ${repeatSql}`: one that names an order at the
 * site of the order, one without at any (ENDING-7).
 */
const waitingEndingSql = `waiting_ending w
    where (w.order_id is null or w.site_id = r.site_id) and w.mailbox = lower(a.email_address)
      and r.first_order_id = coalesce((select first_order_id from repeat_delivery where first_order_id = w.order_id limit 1),
        r.first_order_id)`

/** Whether one holds it back, as of a date, which is an SQL expression (ENDING-7). */
export function isEndingSql(today: string): string {
  return `exists (select from ${waitingEndingSql} and w.holds and coalesce(w.ends_on, ${today}) <= ${today})`
}

/** What its customer is shown of the oldest (ENDING-9). */
export const endingWaitsSql = `(select json_build_object('receivedAt', to_char(w.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isConfirmed', w.holds) from ${waitingEndingSql} and r.state <> 'ended' order by w.holds desc, w.withdrawal_id limit 1)`

/** Orders of it that came after a declaration that holds, for `from ${repeatSql}` (ENDING-16). */
export const ordersAfterEndingSql = `(select json_agg(json_build_object('endingId', w.withdrawal_id, 'orderIds', (
    select json_agg(d.order_id order by d.order_id) from repeat_delivery_order d
    where d.repeat_delivery_id = r.repeat_delivery_id and d.order_id is not null)))
  from ${waitingEndingSql} and w.holds)`

/** On which day an order is to be paid at the latest; the arguments are SQL expressions (REPEAT-54). */
export function lastDayToPaySql(orderId: string, timeZone: string): string {
  return `((select o.hold_until from order_summary o where o.order_id = ${orderId}) at time zone ${timeZone})::date`
}

/** The country of the pickup point, the dealer, the other address or the bill. */
const goesToSql = `coalesce(case when (r.shipping->>'shippingMethod')::int = 1 then (
    select p.country_id from parcel_shop_country p where p.parcel_shop_id = r.parcel_shop_id) end,
  (select d.country_id from dealer_country d where d.dealer_id = r.dealer_id),
  (case when r.alternative_shipping_address then r.shipping->'address'->>'countryId' end)::int,
  (r.billing->'address'->>'countryId')::int)`

/** Whether `r` is of the account of a mailbox, on whatever site; a list of the sites, for the index begins with them. */
export const ofMailboxSql = `r.user_id in (
  select m.user_id from account_contact m
  where m.site_id in (select site_id from site_contact) and m.email_address = :mailbox and m.is_activated)`

/** For `from ${repeatSql}`. */
export const repeatColumns = `
  ${ownColumns.select('r')}, ${placeColumns.select('r')}, coalesce((
    select c.region_code from country_terms c where c.country_id = ${goesToSql}), '') "regionCode",
  a.email_address "emailAddress", a.first_name "firstName",
  (select coalesce(json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.quantity) order by l.variant_id), '[]')
    from repeat_delivery_line l where l.repeat_delivery_id = r.repeat_delivery_id) lines`

export const repeatSql = `repeat_delivery r join account_contact a on a.user_id = r.user_id`
