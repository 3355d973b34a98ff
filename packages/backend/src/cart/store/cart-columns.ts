import { columnsOf } from '../../database/index.ts'
import type { cart } from '../tables.ts'

const addressColumns = [
  'billing',
  'shipping',
  'alternativeShippingAddress',
  'dealerId',
  'parcelShopId',
  'parcelShopZipcodeOrCity',
] as const

/** Where the goods of a cart go, and where its bill goes. */
export const placeColumns = columnsOf<typeof cart.$inferSelect>()(addressColumns)

/** What a cart holds beside its lines: all that a copy of it takes over. */
export const contentNames = [
  ...addressColumns,
  'siteId',
  'languageId',
  'newsletterSubscribe',
  'remindersSubscribe',
  'payment',
  'mailplusId',
  'discountCode',
  'deliveryWishes',
  'passwordHash',
  'confirmUrl',
  'clientIp',
  'storeId',
] as const
export const contentColumns = columnsOf<typeof cart.$inferSelect>()(contentNames)
