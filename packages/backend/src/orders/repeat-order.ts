import { paidStatuses } from '@haverhof/domain/orders'
import { type Database, listSql, statement } from '../database/index.ts'
import { regionCodeSql } from './store/order-row.ts'

/** An order with what of it comes again (REPEAT-3). */
export type RepeatedOrder = {
  orderId: number
  orderKey: string
  cartId: string
  /** Null until its customer has confirmed the account. */
  userId: string | null
  siteId: number
  languageId: number
  paymentMethodId: string
  totalCents: number
  /** The last day on which it arrives, as the customer was told. */
  arrivesOn: string
  /** The country it goes to. */
  regionCode: string
  lines: { variantId: number; quantity: number; days: number }[]
  /** Whether something in it comes once. */
  hasOthers: boolean
}

export async function readRepeatedOrder(
  { rows }: Pick<Database, 'rows'>,
  orderId: number,
): Promise<RepeatedOrder | null> {
  const [order] = await rows(read, { orderId })
  return order ?? null
}

/** Paid orders of a customer with lines that come again, and the mandate that each gave. */
export function repeatedOrdersOf(
  { rows }: Pick<Database, 'rows'>,
  userId: string,
): Promise<{ orderId: number; mandateId: number | null }[]> {
  return rows(ofCustomer, { userId })
}

type Buyer = {
  orderId: number
  siteId: number
  languageId: number
  emailAddress: string
  firstName: string
}

/** Who paid for these orders, and never confirmed the account. */
export function buyersWithoutAccount(
  { rows }: Pick<Database, 'rows'>,
  orderIds: readonly number[],
): Promise<Buyer[]> {
  return rows(unknownBuyers, { orderIds })
}

const unknownBuyers = statement<{ orderIds: readonly number[] }, Buyer>(
  'orders-buyers-without-account',
  `
    select order_id "orderId", site_id "siteId", language_id "languageId", billing->>'emailAddress' "emailAddress",
      billing->>'firstName' "firstName"
    from shop_order where order_id = any(:orderIds) and account_id is null and status in ${listSql(paidStatuses)}`,
)

const read = statement<{ orderId: number }, RepeatedOrder>(
  'orders-repeated',
  `
    select o.order_id "orderId", o.order_key "orderKey", o.cart_id "cartId", o.account_id "userId", o.site_id "siteId",
      o.language_id "languageId", coalesce(o.payment_method_id, '') "paymentMethodId", o.total_cents "totalCents",
      coalesce(o.delivery->'date'->>'until', o.ordered_at::date::text) "arrivesOn", l.lines,
      coalesce(${regionCodeSql('o.shipping_address')}, ${regionCodeSql(`o.billing->'address'`)}, '') "regionCode",
      exists (select from order_line x where x.order_id = o.order_id and x.repeat_days is null) "hasOthers"
    from shop_order o cross join lateral (
      select json_agg(json_build_object('variantId', variant_id, 'quantity', quantity, 'days', repeat_days)
        order by line_number) lines
      from order_line where order_id = o.order_id and repeat_days is not null) l
    where o.order_id = :orderId and l.lines is not null`,
)

const ofCustomer = statement<{ userId: string }, { orderId: number; mandateId: number | null }>(
  'orders-repeated-of-customer',
  `
    select o.order_id "orderId", (select p.mandate_id from paid_payment p
      where p.order_id = o.order_id and p.refund_reason is null) "mandateId"
    from shop_order o where o.account_id = :userId and o.status in ('paid', 'sent', 'closed')
      and exists (select from order_line l where l.order_id = o.order_id and l.repeat_days is not null)`,
)
