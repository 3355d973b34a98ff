import { columnsOf, type RowOf } from '../../database/index.ts'
import type { orderLine, orderSample, shopOrder } from '../tables.ts'

type Order = typeof shopOrder.$inferSelect
type Line = typeof orderLine.$inferSelect

/** What placing an order writes and the use cases read. */
export const orderNames = [
  'orderKey',
  'cartId',
  'requestHash',
  'siteId',
  'languageId',
  'accountId',
  'status',
  'orderedAt',
  'holdUntil',
  'clientIp',
  'billing',
  'delivery',
  'shippingAddress',
  'isScanOnly',
  'beginAnalysis',
  'calculation',
  'totalCents',
  'giftCardCents',
  'dueCents',
  'discountCode',
  'paymentMethodId',
] as const

/** What its total is made of. */
export const sumNames = [
  'linesCents',
  'orderDiscountCents',
  'shippingCents',
  'paymentCostsCents',
  'totalExclVatCents',
  'vatLowCents',
  'vatHighCents',
] as const

/** What placing an order writes into it. */
export const placedColumns = columnsOf<Order>()([
  ...orderNames,
  ...sumNames,
  'idempotencyKey',
  'emailAddress',
  'calculationVersion',
  'shownCurrency',
  'exchangeRate',
  'shownTotalCents',
])
export type PlacedOrder = RowOf<typeof placedColumns>

/** What its customer may download (CUSTOMERS-4). */
export const exportedOrderColumns = columnsOf<Order>()([
  'orderId',
  'orderedAt',
  'paidAt',
  'sentAt',
  'status',
  'emailAddress',
  'clientIp',
  'billing',
  'delivery',
  'shippingAddress',
  'beginAnalysis',
  'totalCents',
  'giftCardCents',
  'discountCode',
  'paymentMethodId',
])

/** Of its lines, what staff see of them too. */
export const lineNames = [
  'lineNumber',
  'productId',
  'variantId',
  'quantity',
  'description',
  'productLabel',
  'originalCents',
  'totalCents',
  'vatClass',
  'vatPercent',
  'vatCents',
  'isFree',
] as const

export const lineColumns = columnsOf<Line>()([...lineNames, 'productType', 'repeatDays'])
export type PlacedLine = RowOf<typeof lineColumns>

/** A cart may lack the name of a sample; checkout refuses such a cart before it is written. */
type NamedSample = Omit<typeof orderSample.$inferSelect, 'sampleName'> & { sampleName: string | null }
export const sampleColumns = columnsOf<NamedSample>()(['variantId', 'sequence', 'sampleName'])
export type PlacedSample = RowOf<typeof sampleColumns>
