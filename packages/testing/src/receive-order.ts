import { shipOrder } from '@haverhof/backend/orders'
import { type BuyerOptions, finishAtSandbox, type OrderAnswer, startBuying, tellShop } from './buyer.ts'
import type { Customer } from './customer.ts'
import type { TestShop } from './test-shop.ts'

/** An order that a customer has paid; with `sent` also one that has left the house. */
export async function receiveOrder(
  shop: TestShop,
  customer: Pick<Customer, 'cookie' | 'site'>,
  { sent = true, ...options }: Omit<BuyerOptions, 'site' | 'headers'> & { sent?: boolean } = {},
): Promise<OrderAnswer> {
  const headers = { cookie: customer.cookie() }
  const order = await (await startBuying(shop, { ...options, site: customer.site, headers })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  if (sent) {
    const shipped = await shipOrder(shop.context, { orderId: order.orderId, by: 'test' })
    if (!shipped.ok) throw new Error(`The order was not sent: ${shipped.reason}`)
  }
  return order
}
