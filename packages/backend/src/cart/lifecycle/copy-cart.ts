import { newCartId } from '../cart-call.ts'
import { contentColumns } from '../store/cart-columns.ts'
import { statement, type Transaction } from '../../database/index.ts'

/** A new open cart with everything the given one holds; its id (CART-11). One statement, within the caller's transaction. */
export async function copyCart(transaction: Transaction, cartId: string, now: Date): Promise<string> {
  const copyId = newCartId()
  await transaction.rows(copy, { cartId, copyId, now })
  return copyId
}

const copied = `account_id, line_count, ${contentColumns.list()}`

const copy = statement<{ cartId: string; copyId: string; now: Date }>(
  'cart-copy',
  `
    with new_cart as (
      insert into cart (cart_id, created, last_modified, ${copied})
      select :copyId, :now, :now, ${copied} from cart where cart_id = :cartId)
    insert into cart_line (cart_id, variant_id, quantity, sample_names, added_at, repeat_days)
    select :copyId, variant_id, quantity, sample_names, added_at, repeat_days from cart_line where cart_id = :cartId`,
)

/** Of two calls at once the second finds no ordered cart and makes no second copy (ORDERS-14). */
export async function closeOrderedCart(
  { rows }: Transaction,
  closed: { cartId: string; now: Date },
): Promise<boolean> {
  return (await rows(close, closed)).length > 0
}

const close = statement<{ cartId: string; now: Date }>(
  'cart-close-ordered',
  `
    update cart set version = version + 1, state = 'closed', last_modified = :now
    where cart_id = :cartId and state = 'ordered' returning cart_id`,
)
