import type { PaymentMethodId } from '@haverhof/domain/payments'
import { columnsOf, type InJson, type RowOf } from '../../database/index.ts'
import type { DeliveryRecord } from '../records.ts'
import type { shopOrder } from '../tables.ts'

/** What every list of orders for staff and other programs tells of one. */
export const summaryColumns = columnsOf<typeof shopOrder.$inferSelect>()([
  'orderId',
  'siteId',
  'status',
  'orderedAt',
  'paidAt',
  'sentAt',
  'totalCents',
])

/** An order in the list of staff. */
export type ListedOrder = InJson<RowOf<typeof summaryColumns>> & {
  paymentMethodId: PaymentMethodId | null
  firstName: string
  lastName: string
  companyName: string | null
  /** The day until which it was promised. */
  promised: string | null
  deliveryKind: DeliveryRecord['kind']
  /** Two letters. */
  country: string | null
  /** What the first line says, and how much else there is. */
  goods: { first: string | null; lines: number; pieces: number }
  /** Every how many days something of it comes again; null for most (REPEAT-3). */
  repeatDays: number | null
}

/** For `from shop_order o`. */
export const listedColumns = `
  ${summaryColumns.select('o')}, o.payment_method_id "paymentMethodId", coalesce(o.billing->>'firstName', '') "firstName",
  coalesce(o.billing->>'lastName', '') "lastName", o.billing->>'companyName' "companyName", o.delivery->>'kind' "deliveryKind", o.delivery->'date'->>'until' promised,
  (select jsonb_object_agg(country_id, region_code) from country_terms)->>(coalesce(o.shipping_address, o.billing->'address')->>'countryId') country,
  (select json_build_object('first', (array_agg(l.description order by l.line_number))[1], 'lines', count(*),
    'pieces', coalesce(sum(l.quantity), 0)) from order_line l where l.order_id = o.order_id) goods,
  (select min(l.repeat_days)::int from order_line l where l.order_id = o.order_id) "repeatDays"`
