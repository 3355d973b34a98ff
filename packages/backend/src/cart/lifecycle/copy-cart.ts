import type { Transaction } from '../../database/index.ts'
import { newCartId } from '../cart-call.ts'

/** CART-11: a new open cart with everything the given one holds; its id. One statement, within the caller's transaction. */
export async function copyCart(transaction: Transaction, cartId: string, now: Date): Promise<string> {
  const copyId = newCartId()
  await transaction.rows(copy, [cartId, copyId, now])
  return copyId
}

const copied = `site_id, language_id, line_count, store_id, client_ip, account_id, billing, shipping,
  alternative_shipping_address, newsletter_subscribe, payment, mailplus_id, discount_code, dealer_id,
  parcel_shop_id, parcel_shop_zipcode_or_city, password_hash, confirm_url`

const copy = {
  name: 'cart-copy',
  text: `
    with made as (
      insert into cart (cart_id, created, last_modified, ${copied})
      select $2, $3, $3, ${copied} from cart where cart_id = $1)
    insert into cart_line (cart_id, variant_id, quantity, sample_names, added_at)
    select $2, variant_id, quantity, sample_names, added_at from cart_line where cart_id = $1`,
}
