import { type BuyerOptions, finishAtSandbox, startBuying, tellShop, type TestShop } from '@haverhof/testing'
import { checkBooks, shipOrder } from './index.ts'
import type { OrderView } from './schemas.ts'

export type Placed = { orderId: number; orderKey: string }

/** How tests look at orders: through the API where there is a call, else into the database. */
export function orderDesk(shop: TestShop) {
  const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await shop.context.database.pool.query(text, values)).rows as Row[]
  return {
    sql,
    view: ({ orderId, orderKey }: Placed, site = 'haverhof.nl') =>
      shop.read<OrderView>(`/api/orders/${orderId}?key=${orderKey}`, { site }),
    statusOf: async ({ orderId }: Placed) =>
      (await sql<{ status: string }>('select status from shop_order where order_id = $1', [orderId]))[0]
        ?.status,
    /** Kinds of all mails that were queued, in order. */
    mails: async () =>
      (await sql<{ kind: string }>('select kind from outbox_mail order by mail_id')).map(({ kind }) => kind),
    retry: ({ orderId, orderKey }: Placed, json: { paymentMethodId: string; issuer?: string }) =>
      shop.request(`/api/orders/${orderId}/payment?key=${orderKey}`, { json }),
    /** What the sandbox would say, without its page. */
    setAtSandbox: (id: string, status: string) =>
      sql('update sandbox_payment set status = $2 where sandbox_payment_id = $1', [id, status]),
  }
}

/** Three small bags of muesli, unless told otherwise, bought and paid; a gift card may have paid all of it. */
export async function placePaidOrder(shop: TestShop, options: BuyerOptions = {}) {
  const order = await (await startBuying(shop, { lines: [[10101, 3]], ...options })).order()
  if (order.checkoutUrl) await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return order
}

/** The same, and it has left the house. */
export async function placeSentOrder(shop: TestShop, options: BuyerOptions = {}) {
  const order = await placePaidOrder(shop, options)
  await shipOrder(shop.context, { orderId: order.orderId, by: 'Jan' })
  return order
}

export function sandboxIdIn(checkoutUrl: string | null): string {
  return /sandbox-payment\/([^/]+)\//.exec(checkoutUrl ?? '')?.[1] ?? ''
}

/** The end of every test: nothing may be unaccounted for. */
export async function closeBooks(shop: TestShop): Promise<void> {
  // These shops send no mails, and their clocks run ahead by days.
  const isLetter = (breach: string) => breach.startsWith('a confirmation is sent within a day')
  const breaches = (await checkBooks(shop.context)).filter((breach) => !isLetter(breach))
  await shop[Symbol.asyncDispose]()
  if (breaches.length > 0) throw new Error(`The books are not in order:\n${breaches.join('\n')}`)
}
