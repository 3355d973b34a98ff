import { type Database, statement } from '../../database/index.ts'

/** An abandoned cart with goods, and the mailbox of its owner. */
export type StillCart = {
  cartId: string
  siteId: number
  languageId: number
  accountId: string | null
  emailAddress: string
  lastModified: Date
}

export type StillWindow = {
  createdAfter: Date
  stillSince: Date
  stillUntil: Date
  last: string
  perBatch: number
}

/** Those whose owner is signed in, or has given a mailbox for the bill; in the order of their ids (REMINDERS-2). */
export function findStillCarts({ rows }: Pick<Database, 'rows'>, window: StillWindow): Promise<StillCart[]> {
  return rows(find, window)
}

/** Locks the cart against an order until the transaction ends; true when it is unchanged (REMINDERS-2). */
export async function lockStillCart(
  { rows }: Pick<Database, 'rows'>,
  { cartId, lastModified }: Pick<StillCart, 'cartId' | 'lastModified'>,
): Promise<boolean> {
  return (await rows(lock, { cartId, lastModified })).length > 0
}

const find = statement<StillWindow, StillCart>(
  'cart-find-still',
  `
    select c.cart_id "cartId", c.site_id "siteId", c.language_id "languageId", c.account_id "accountId",
      lower(mailbox) "emailAddress", c.last_modified "lastModified"
    from cart c left join account_contact a on a.user_id = c.account_id
    cross join lateral (select coalesce(a.email_address, c.billing->>'emailAddress') mailbox) owner
    where c.state = 'open' and c.created >= :createdAfter and c.created <= :stillUntil
      and c.last_modified between :stillSince and :stillUntil
      and c.line_count > 0 and c.again_order_id is null and mailbox is not null and c.cart_id > :last
    order by c.cart_id limit :perBatch`,
)

const lock = statement<{ cartId: string; lastModified: Date }, { cartId: string }>(
  'cart-lock-still',
  `
    select cart_id "cartId" from cart
    where cart_id = :cartId and state = 'open' and date_trunc('milliseconds', last_modified) = :lastModified for update`,
)
