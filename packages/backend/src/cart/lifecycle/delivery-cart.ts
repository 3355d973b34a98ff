import { type Database, type RowOf, statement, type Transaction } from '../../database/index.ts'
import { newCartId } from '../cart-call.ts'
import { placeColumns } from '../store/cart-columns.ts'
import type { BillingRecord, DeliveryWishesRecord, PaymentChoiceRecord, ShippingRecord } from '../records.ts'

/** Where something goes and who pays for it, as a cart has it. */
export type CartDelivery = Omit<RowOf<typeof placeColumns>, 'billing' | 'shipping'> & {
  billing: BillingRecord
  shipping: ShippingRecord
  /** The note for the driver (DELIVERY-13). */
  driverRemark: string | null
}

type DeliveryCart = CartDelivery & {
  siteId: number
  languageId: number
  paymentMethodId: string
  days: number
  /** On which it is to arrive (REPEAT-38). */
  day: string
  lines: readonly { variantId: number; quantity: number }[]
  now: Date
}

/**
 * A cart filled by the worker, to be ordered (REPEAT-11). It has no owner until then, so that its customer does not find it
 * as theirs; its id is known to who made it alone. One statement, within the caller's transaction.
 */
export async function createDeliveryCart(transaction: Transaction, cart: DeliveryCart): Promise<string> {
  const { paymentMethodId, lines, driverRemark: remark, day, ...columns } = cart
  const cartId = newCartId()
  const payment: PaymentChoiceRecord = { paymentMethodId, issuer: null, giftCardId: null }
  const wishes: DeliveryWishesRecord = { remark, day, yard: null }
  await transaction.rows(create, {
    ...columns,
    cartId,
    payment,
    wishes,
    variantIds: lines.map(({ variantId }) => variantId),
    quantities: lines.map(({ quantity }) => quantity),
  })
  return cartId
}

/** Who was not asked where the goods go gets them at the address of the bill (CHECKOUT-PAGES-40). */
const toBill: ShippingRecord = { firstName: null, lastName: null, address: null, shippingMethod: 0 }

/** Where the goods of a cart go; null when that is forgotten (REPEAT-3). */
export async function deliveryOfCart(
  { rows }: Pick<Database, 'rows'>,
  cartId: string,
): Promise<CartDelivery | null> {
  const [row] = await rows(read, { cartId })
  if (!row?.billing) return null
  const { billing, shipping } = row
  return { ...row, billing, shipping: shipping ?? toBill }
}

/** How many lines were filled in, whether they are still sold or not (REPEAT-24). */
export async function countDeliveryLines({ rows }: Pick<Database, 'rows'>, cartId: string): Promise<number> {
  const [counted] = await rows(count, { cartId })
  return counted?.lines ?? 0
}

/** What was filled and not ordered goes; the answer names it. */
export async function dropDeliveryCarts(
  { rows }: Transaction,
  cartIds: readonly string[],
): Promise<string[]> {
  if (cartIds.length === 0) return []
  return (await rows(drop, { cartIds })).map(({ cartId }) => cartId)
}

/** The bill of what was filled and is not ordered yet names another mailbox (REPEAT-26). */
export async function changeDeliveryMailbox(
  { rows }: Transaction,
  { cartIds, emailAddress }: { cartIds: readonly string[]; emailAddress: string },
): Promise<void> {
  if (cartIds.length > 0) await rows(changeMailbox, { cartIds, emailAddress })
}

/** Once ordered, or when the account ends, they are their customer's, and are forgotten with the others (CUSTOMERS-5). */
export async function adoptDeliveryCarts(
  { rows }: Transaction,
  { cartIds, userId }: { cartIds: readonly string[]; userId: string },
): Promise<void> {
  await rows(adopt, { cartIds, userId })
}

type Filled = Omit<DeliveryCart, 'paymentMethodId' | 'lines' | 'driverRemark' | 'day'> & {
  cartId: string
  wishes: DeliveryWishesRecord
  payment: PaymentChoiceRecord
  variantIds: readonly number[]
  quantities: readonly number[]
}

const create = statement<Filled>(
  'cart-create-delivery',
  `
    with new_cart as (
      insert into cart (cart_id, site_id, language_id, created, last_modified, line_count, ${placeColumns.list()}, payment,
        delivery_wishes)
      values (:cartId, :siteId, :languageId, :now, :now, cardinality(:variantIds::int[]), ${placeColumns.values}, :payment,
        :wishes)
      returning cart_id)
    insert into cart_line (cart_id, variant_id, quantity, added_at, repeat_days)
    select cart_id, variant_id, quantity, :now::timestamptz + (place - 1) * interval '1 microsecond', :days
    from new_cart, unnest(:variantIds::int[], :quantities::int[]) with ordinality w(variant_id, quantity, place)`,
)

type Stored = RowOf<typeof placeColumns> & { driverRemark: string | null }

const read = statement<{ cartId: string }, Stored>(
  'cart-delivery',
  `
    select ${placeColumns.select()}, delivery_wishes->>'remark' "driverRemark"
    from cart where cart_id = :cartId`,
)

const count = statement<{ cartId: string }, { lines: number }>(
  'cart-delivery-lines',
  'select count(*)::int lines from cart_line where cart_id = :cartId',
)

const drop = statement<{ cartIds: readonly string[] }, { cartId: string }>(
  'cart-drop-delivery',
  `
    delete from cart where cart_id = any(:cartIds) and state = 'open' and account_id is null
    returning cart_id "cartId"`,
)

const changeMailbox = statement<{ cartIds: readonly string[]; emailAddress: string }>(
  'cart-change-delivery-mailbox',
  `
    update cart set version = version + 1,
      billing = jsonb_set(billing, '{emailAddress}', to_jsonb(:emailAddress::text))
    where cart_id = any(:cartIds) and state = 'open' and account_id is null`,
)

const adopt = statement<{ cartIds: readonly string[]; userId: string }>(
  'cart-adopt-delivery',
  'update cart set version = version + 1, account_id = :userId where cart_id = any(:cartIds) and account_id is null',
)
