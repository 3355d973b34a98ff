import { randomUUID } from 'node:crypto'
import { dutchBilling, type Shopper, startShopping } from './shopper.ts'
import type { TestShop } from './test-shop.ts'

export type OrderAnswer = {
  orderId: number
  orderKey: string
  status: string
  totalAmount: number
  dueAmount: number
  checkoutUrl: string | null
}

/** A buyer who has gone through checkout and is about to order. */
export type Buyer = Shopper & {
  /** Sends the order; without an amount the one the cart comes to now. */
  send: (request?: {
    key?: string
    amount?: number
    shop?: TestShop
    beginAnalysis?: boolean
  }) => Promise<Response>
  /** The same, and reads the answer. Anything but a 200 fails the test. */
  order: (request?: { key?: string; amount?: number; beginAnalysis?: boolean }) => Promise<OrderAnswer>
}

export type BuyerOptions = {
  site?: string
  lines?: readonly [productVariantId: number, quantity: number][]
  billing?: Record<string, unknown>
  payment?: Record<string, unknown>
  discountCode?: string
  headers?: Record<string, string>
}

const muesli = 10101

export async function startBuying(shop: TestShop, options: BuyerOptions = {}): Promise<Buyer> {
  const site = options.site ?? 'haverhof.nl'
  const headers = options.headers ?? {}
  const shopper = await startShopping(shop, { site, headers })
  for (const [variantId, quantity] of options.lines ?? [[muesli, 1]])
    await expectDone(shopper.add(variantId, quantity))
  if (options.discountCode)
    await expectDone(shopper.call('POST', `/discountcode?code=${encodeURIComponent(options.discountCode)}`))
  await expectDone(shopper.call('POST', '/billing', options.billing ?? dutchBilling))
  await expectDone(shopper.call('PUT', '/shipping', { shippingMethod: 0 }))
  await expectDone(shopper.call('POST', '/payment', options.payment ?? { paymentMethodId: 'creditcard' }))
  const send: Buyer['send'] = async ({ key = randomUUID(), amount, shop: other = shop, ...consent } = {}) => {
    const expectedTotalAmount = amount ?? (await shopper.calculate()).totalAmount
    return other.request('/api/orders', {
      site,
      json: { shoppingcartId: shopper.cartId, expectedTotalAmount, ...consent },
      headers: { ...headers, 'idempotency-key': key },
    })
  }
  return {
    ...shopper,
    send,
    order: async (request) => {
      const answer = await send(request)
      if (answer.status !== 200) throw new Error(`The order was refused: ${await answer.text()}`)
      return (await answer.json()) as OrderAnswer
    },
  }
}

/** The shortest way from nothing to an order: goods, bill, and the order with the way to pay. */
export async function orderInThreeCalls(shop: TestShop): Promise<OrderAnswer> {
  const products = [{ productVariantId: muesli, count: 1 }]
  const { shoppingcartId } = await shop.read<{ shoppingcartId: string }>('/api/cart', { json: { products } })
  const billing = await shop.read<{ totalAmount: number }>(`/api/cart/${shoppingcartId}/billing`, {
    json: dutchBilling,
  })
  const payment = { paymentMethodId: 'creditcard' }
  return shop.read<OrderAnswer>('/api/orders', {
    json: { shoppingcartId, expectedTotalAmount: billing.totalAmount, payment },
    headers: { 'idempotency-key': randomUUID() },
  })
}

async function expectDone(answer: Promise<Response>): Promise<void> {
  const { status } = await answer
  if (status >= 300) throw new Error(`A step of checkout answered ${status}: ${await (await answer).text()}`)
}

/** Ends the payment of an order at the sandbox, as its page does; the shop hears of it only when it asks. */
export async function finishAtSandbox(
  shop: TestShop,
  { checkoutUrl }: Pick<OrderAnswer, 'checkoutUrl'>,
  outcome: 'paid' | 'failed' | 'canceled' | 'expired',
  payment: { failingCollections?: number } = {},
): Promise<string> {
  const id = /sandbox-payment\/([^/]+)\//.exec(checkoutUrl ?? '')?.[1]
  if (!id) throw new Error(`There is no page to pay at: ${checkoutUrl}`)
  await shop.read(`/api/sandbox/payments/${id}/finish`, { json: { outcome, webhook: 'never', ...payment } })
  return id
}

/** The message with which the sandbox tells the shop that something happened. */
export function tellShop(shop: TestShop, sandboxPaymentId: string): Promise<Response> {
  return shop.request('/api/payments/sandbox/webhook', {
    method: 'POST',
    headers: { 'x-requested-with': 'nobody' },
    body: new URLSearchParams({ id: sandboxPaymentId }),
  })
}
