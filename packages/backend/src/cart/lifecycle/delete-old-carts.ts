import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'

const keptDays = 90
const atOnce = 1000

/** CART-14: an open cart that nobody has touched for 90 days goes; tells how many went. */
export async function deleteOldCarts(context: AppContext): Promise<number> {
  const before = new Date(context.now().getTime() - keptDays * DAY)
  const [row] = await context.database.rows(removeOld, { before, atOnce })
  return row?.gone ?? 0
}

const removeOld = statement<{ before: Date; atOnce: number }, { gone: number }>(
  'cart-delete-old',
  `
    with old as (
      select cart_id from cart where created < :before and last_modified < :before and state = 'open'
      limit :atOnce for update skip locked),
    gone as (delete from cart using old where cart.cart_id = old.cart_id returning 1)
    select count(*) gone from gone`,
)
