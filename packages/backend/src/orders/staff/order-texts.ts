import type { AddressRecord, BillingRecord } from '../../cart/index.ts'
import { type Database, statement } from '../../database/index.ts'
import type { DeliveryRecord } from '../records.ts'

type Reader = Pick<Database, 'rows'>

/** What an order says about whom it is for, where it goes and what is in it. */
export type OrderTexts = {
  orderId: number
  siteId: number
  orderedAt: Date
  billing: BillingRecord
  delivery: DeliveryRecord
  shippingAddress: AddressRecord | null
  codes: { article: string; ean: string }[]
}

export function readOrderTexts({ rows }: Reader, orderIds: readonly number[]): Promise<OrderTexts[]> {
  return rows(texts, { orderIds })
}

export type OrderStep = { orderId: number; at: Date; eventId: number }
type StepPage = { at: Date; eventId: number; limit: number }

/** Orders in the order of their steps, being placed among them (STAFF-31). */
export function listOrderSteps({ rows }: Reader, page: StepPage): Promise<OrderStep[]> {
  return rows(steps, page)
}

const texts = statement<{ orderIds: readonly number[] }, OrderTexts>(
  'orders-texts',
  `
    select o.order_id "orderId", o.site_id "siteId", o.ordered_at "orderedAt", o.billing, o.delivery,
      o.shipping_address "shippingAddress",
      coalesce((select json_agg((select p.codes from product_pack p where p.variant_id = l.variant_id)) from order_line l where l.order_id = o.order_id), '[]') codes
    from shop_order o where o.order_id = any(:orderIds)`,
)

const steps = statement<StepPage, OrderStep>(
  'orders-steps',
  `
    select order_id "orderId", at, order_event_id "eventId" from order_event
    where (at, order_event_id) > (:at, :eventId) order by at, order_event_id limit :limit`,
)
