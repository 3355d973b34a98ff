import { statement, type Database } from '../../database/index.ts'
import { newCartId } from '../cart-call.ts'

type AgainCart = {
  customerId: string
  siteId: number
  languageId: number
  orderId: number
  clientIp: string | null
  now: Date
}

/**
 * A cart for an order that is placed again (CART-23). It lies beside the customer's
 * own cart, which is neither changed nor joined by it, and takes the
 * place of the one that was begun for the same order before.
 */
export async function beginAgainCart({ rows }: Pick<Database, 'rows'>, cart: AgainCart): Promise<string> {
  const cartId = newCartId()
  await rows(begin, { ...cart, cartId })
  return cartId
}

const begin = statement<AgainCart & { cartId: string }>(
  'cart-begin-again',
  `
    with former as (
      delete from cart where account_id = :customerId and site_id = :siteId and again_order_id = :orderId and state = 'open')
    insert into cart (cart_id, site_id, language_id, created, last_modified, client_ip, account_id, again_order_id)
    values (:cartId, :siteId, :languageId, :now, :now, :clientIp, :customerId, :orderId)`,
)
