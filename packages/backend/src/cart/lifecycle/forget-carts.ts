import { type Database, statement } from '../../database/index.ts'

/**
 * CUSTOMERS-5: an account ends. Its open carts go; a cart that became an order stays as its proof, without owner and without anything
 * about the customer, which the order has kept. One statement; carts are locked in the order of their ids.
 */
export async function forgetCarts({ rows }: Pick<Database, 'rows'>, userId: string): Promise<void> {
  await rows(forget, { userId })
}

const forget = statement<{ userId: string }>(
  'cart-forget',
  `
    with own as (select cart_id, state from cart where account_id = :userId order by cart_id for update),
    open_carts as (delete from cart using own where cart.cart_id = own.cart_id and own.state = 'open'),
    unnamed as (
      update cart_line l set sample_names = '{}' from own
      where l.cart_id = own.cart_id and own.state <> 'open' and l.sample_names <> '{}')
    update cart set version = version + 1, account_id = null, billing = null, shipping = null, payment = null, client_ip = null,
      store_id = null, mailplus_id = null, discount_code = null, dealer_id = null, parcel_shop_id = null,
      parcel_shop_zipcode_or_city = null, delivery_wishes = null, password_hash = null, confirm_url = null
    from own where cart.cart_id = own.cart_id and own.state <> 'open'`,
)
