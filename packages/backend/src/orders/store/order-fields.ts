import type { BillingRecord } from '../../cart/index.ts'
import type { CalculationRecord, DeliveryRecord, OrderStatus } from '../records.ts'

/** What placing an order writes into it, by column. */
export type OrderFields = {
  order_key: string
  cart_id: string
  idempotency_key: string
  request_hash: string
  site_id: number
  language_id: number
  account_id: string | null
  status: OrderStatus
  ordered_at: Date
  hold_until: Date
  email_address: string
  client_ip: string | null
  billing: BillingRecord
  delivery: DeliveryRecord
  shipping_address: BillingRecord['address'] | null
  is_scan_only: boolean
  begin_analysis: boolean
  calculation: CalculationRecord
  calculation_version: number
  lines_cents: number
  order_discount_cents: number
  shipping_cents: number
  payment_costs_cents: number
  total_cents: number
  total_excl_vat_cents: number
  vat_low_cents: number
  vat_high_cents: number
  gift_card_cents: number
  due_cents: number
  discount_code: string | null
  payment_method_id: string | null
  shown_currency: string
  exchange_rate: number
  shown_total_cents: number
}

export const orderFields = [
  'order_key',
  'cart_id',
  'idempotency_key',
  'request_hash',
  'site_id',
  'language_id',
  'account_id',
  'status',
  'ordered_at',
  'hold_until',
  'email_address',
  'client_ip',
  'billing',
  'delivery',
  'shipping_address',
  'is_scan_only',
  'begin_analysis',
  'calculation',
  'calculation_version',
  'lines_cents',
  'order_discount_cents',
  'shipping_cents',
  'payment_costs_cents',
  'total_cents',
  'total_excl_vat_cents',
  'vat_low_cents',
  'vat_high_cents',
  'gift_card_cents',
  'due_cents',
  'discount_code',
  'payment_method_id',
  'shown_currency',
  'exchange_rate',
  'shown_total_cents',
] as const satisfies readonly (keyof OrderFields)[]

/** The columns of its lines. */
export const lineFields = [
  'line_number',
  'product_id',
  'variant_id',
  'product_type',
  'quantity',
  'description',
  'product_label',
  'original_cents',
  'total_cents',
  'vat_class',
  'vat_percent',
  'vat_cents',
  'is_free',
  'repeat_days',
] as const
