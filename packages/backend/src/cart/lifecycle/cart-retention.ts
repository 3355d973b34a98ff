import { type NoValues, statement } from '../../database/index.ts'
import type { Retention } from '../../jobs/index.ts'

type Old = { before: Date; atOnce: number }

export const cartRetention: readonly Retention[] = [
  {
    /** CART-14: an open cart that nobody has touched for 90 days. */
    what: 'open carts',
    table: 'cart',
    keptDays: 90,
    batch: statement<Old, { gone: number }>(
      'cart-delete-old',
      `
        with old as (
          select cart_id from cart where created < :before and last_modified < :before and state = 'open'
          limit :atOnce for update skip locked),
        gone as (delete from cart using old where cart.cart_id = old.cart_id returning 1)
        select count(*)::int gone from gone`,
    ),
  },
  {
    /** CART-21: the order has kept all of it; the cart itself stays as its proof. Nobody pays an order that is three months old. */
    what: 'content of ordered carts',
    table: 'cart',
    keptDays: 180,
    oldest: statement<NoValues, { oldest: Date | null }>(
      'cart-oldest',
      'select min(created) oldest from cart',
    ),
    span: statement<{ after: Date; before: Date }, { gone: number }>(
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
        select count(*)::int gone from unnamed`,
    ),
  },
  {
    what: 'keys of staff to carts',
    table: 'impersonation_key',
    keptDays: 30,
    batch: statement<Old, { gone: number }>(
      'cart-forget-keys',
      `
        with old as (select key_hash from impersonation_key where expires_at < :before limit :atOnce for update skip locked),
        gone as (delete from impersonation_key k using old where k.key_hash = old.key_hash returning 1)
        select count(*)::int gone from gone`,
    ),
  },
]
