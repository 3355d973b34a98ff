import { type Database, statement, type NoValues } from '../../database/index.ts'
import { deleteRows, type Retention } from '../../jobs/index.ts'

/**
 * An account ends (CUSTOMERS-5). Its open carts go; a cart that became an order stays as its proof, without owner and without
 * anything about the customer, which the order has kept. One statement; carts are locked in the order of their ids.
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

export const cartRetention: readonly Retention[] = [
  /** An open cart that was not touched for 90 days (CART-14). */
  deleteRows('open carts', 'cart', `created < :before and last_modified < :before and state = 'open'`),
  {
    /**
     * The order has kept all of it; the cart itself stays as its
     * proof (CART-21). An order that is three months old is not paid any more.
     */
    what: 'content of ordered carts',
    table: 'cart',
    oldest: statement<NoValues, { oldest: Date | null }>(
      'cart-oldest',
      'select min(created) oldest from cart',
    ),
    span: statement<{ after: Date; before: Date }, { deleted: number }>(
      'cart-empty-closed',
      `
        with old as (
          select cart_id from cart
          where created >= :after and created < :before
            and (state = 'closed' or state = 'ordered' and last_modified < :before::timestamptz + interval '90 days')
          order by cart_id for update),
        emptied as (delete from cart_line l using old where l.cart_id = old.cart_id),
        unnamed as (
          update cart set version = version + 1, state = 'closed', line_count = 0, billing = null, shipping = null,
            payment = null, client_ip = null, store_id = null, mailplus_id = null, discount_code = null, dealer_id = null,
            parcel_shop_id = null, parcel_shop_zipcode_or_city = null, delivery_wishes = null, password_hash = null, confirm_url = null
          from old where cart.cart_id = old.cart_id returning 1)
        select count(*)::int deleted from unnamed`,
    ),
  },
  deleteRows('keys of staff to carts', 'impersonation_key', 'expires_at < :before'),
]
