import { columnsOf, type RowOf } from '../../database/index.ts'
import type { orderLine, orderSample, shopOrder } from '../tables.ts'

/** What placing an order writes into it. */
export const placedColumns = columnsOf<typeof shopOrder.$inferSelect>()([
  'orderKey',
  'cartId',
  'idempotencyKey',
  'requestHash',
  'siteId',
  'languageId',
  'accountId',
  'status',
  'orderedAt',
  'holdUntil',
  'emailAddress',
  'clientIp',
  'billing',
  'delivery',
  'shippingAddress',
  'isScanOnly',
  'beginAnalysis',
  'calculation',
  'calculationVersion',
  'linesCents',
  'orderDiscountCents',
  'shippingCents',
  'paymentCostsCents',
  'totalCents',
  'totalExclVatCents',
  'vatLowCents',
  'vatHighCents',
  'giftCardCents',
  'dueCents',
  'discountCode',
  'paymentMethodId',
  'shownCurrency',
  'exchangeRate',
  'shownTotalCents',
])
export type PlacedOrder = RowOf<typeof placedColumns>

/** Of its lines. */
export const lineColumns = columnsOf<typeof orderLine.$inferSelect>()([
  'lineNumber',
  'productId',
  'variantId',
  'productType',
  'quantity',
  'description',
  'productLabel',
  'originalCents',
  'totalCents',
  'vatClass',
  'vatPercent',
  'vatCents',
  'isFree',
  'repeatDays',
])
export type PlacedLine = RowOf<typeof lineColumns>

/** A cart may lack the name of a sample; checkout refuses such a cart before it is written. */
type NamedSample = Omit<typeof orderSample.$inferSelect, 'sampleName'> & { sampleName: string | null }
export const sampleColumns = columnsOf<NamedSample>()(['variantId', 'sequence', 'sampleName'])
export type PlacedSample = RowOf<typeof sampleColumns>
