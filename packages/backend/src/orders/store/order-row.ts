import { isAnalysisKit } from '@haverhof/domain/catalogue'
import type { OrderStatus } from '@haverhof/domain/orders'
import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { Platform } from '@haverhof/domain/shared'
import type { AddressRecord, BillingRecord } from '../../cart/index.ts'
import type { DeliveryRecord } from '../records.ts'
import type { StoredCalculation } from './stored-calculation.ts'

/** An order as the use cases need it; amounts are cents. */
export type OrderRow = {
  orderId: number
  orderKey: string
  cartId: string
  requestHash: string | null
  siteId: number
  languageId: number
  platform: Platform
  status: OrderStatus
  orderedAt: Date
  paidAt: Date | null
  sentAt: Date | null
  holdUntil: Date
  clientIp: string | null
  /** Of the customer who was signed in. */
  accountId: string | null
  billing: BillingRecord
  /** Two letters. */
  billingRegionCode: string
  delivery: DeliveryRecord
  shippingAddress: AddressRecord | null
  /** Two letters; null where nothing is sent. */
  shippingRegionCode: string | null
  isScanOnly: boolean
  beginAnalysis: boolean
  calculation: StoredCalculation
  totalCents: number
  giftCardCents: number
  dueCents: number
  discountCode: string | null
  paymentMethodId: PaymentMethodId | null
}

/** The two letters of the country of an address. */
export function regionCodeSql(address: string): string {
  return `(select c.region_code from country_terms c where c.country_id = (${address}->>'countryId')::int)`
}

/** For `from shop_order o join site s using (site_id)`. */
export const orderColumns = `
  o.order_id "orderId", o.order_key "orderKey", o.cart_id "cartId", o.request_hash "requestHash", o.site_id "siteId",
  o.language_id "languageId", s.platform, o.status, o.ordered_at "orderedAt", o.paid_at "paidAt",
  o.sent_at "sentAt", o.hold_until "holdUntil", o.client_ip "clientIp", o.account_id "accountId", o.billing,
  ${regionCodeSql(`o.billing->'address'`)} "billingRegionCode",
  o.delivery, o.shipping_address "shippingAddress", ${regionCodeSql('o.shipping_address')} "shippingRegionCode", o.is_scan_only "isScanOnly", o.begin_analysis "beginAnalysis", o.calculation,
  o.total_cents "totalCents", o.gift_card_cents "giftCardCents", o.due_cents "dueCents",
  o.discount_code "discountCode", o.payment_method_id "paymentMethodId"`

/** Whether samples go to the laboratory once it is paid. */
export function hasKits({ calculation }: OrderRow): boolean {
  return calculation.lines.some(({ productType }) => isAnalysisKit(productType))
}
