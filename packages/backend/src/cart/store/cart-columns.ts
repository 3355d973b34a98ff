import { columnsOf } from '../../database/index.ts'
import type { cart } from '../tables.ts'

type Cart = typeof cart.$inferSelect

const addressNames = [
  'billing',
  'shipping',
  'alternativeShippingAddress',
  'dealerId',
  'parcelShopId',
  'parcelShopZipcodeOrCity',
] as const

const ownNames = [
  ...addressNames,
  'newsletterSubscribe',
  'remindersSubscribe',
  'payment',
  'mailplusId',
  'discountCode',
  'deliveryWishes',
  'clientIp',
  'storeId',
] as const

/** What a cart holds beside its lines: all that a copy of it takes over. */
export const contentNames = [...ownNames, 'siteId', 'languageId', 'passwordHash', 'confirmUrl'] as const

/** Where the goods of a cart go, and where its bill goes. */
export const placeColumns = columnsOf<Cart>()(addressNames)

export const contentColumns = columnsOf<Cart>()(contentNames)

/** What its customer may download (CUSTOMERS-4). */
export const exportedCartColumns = columnsOf<Cart>()(['created', 'lastModified', 'state', ...ownNames])
