import { httpSend, dutchBilling, type OrderAnswer } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask } from './ask.ts'
import type { World } from './world.ts'

/** A buyer who has only to press the button. */
export type Ready = { cartId: string; total: number; email: string; headers: Record<string, string> }

const mostTries = 20
const pauseMs = 200

type Wish = {
  quantity?: number
  code?: string
  giftCard?: { number: string; pin: string }
  billing?: Record<string, unknown>
  headers?: Record<string, string>
  /** It comes again every so many days. */
  repeatDays?: number
}

export async function goToCheckout(world: World, wish: Wish = {}): Promise<Ready> {
  const { quantity = 1, code, giftCard, headers = {}, repeatDays } = wish
  const plain = httpSend(world.port)
  const send = <T>(path: string, body?: unknown) => plain<T>('POST', path, body, headers)
  const products = [{ productVariantId: world.variantId, count: quantity }]
  const { shoppingcartId: cartId } = await send<{ shoppingcartId: string }>('/api/cart', { products })
  const cart = `/api/cart/${cartId}`
  const email = `${randomUUID()}@example.nl`
  const billing = { ...dutchBilling, emailAddress: email, ...wish.billing }
  if (repeatDays !== undefined)
    await plain(
      'PUT',
      `${cart}/products/${world.variantId}?quantity=${quantity}&repeatDays=${repeatDays}`,
      undefined,
      headers,
    )
  if (code) await send(`${cart}/discountcode?code=${code}`)
  await send(`${cart}/billing`, billing)
  const card = giftCard && { giftCardNumber: giftCard.number, giftCardPin: giftCard.pin }
  await send(`${cart}/payment`, { paymentMethodId: 'creditcard', ...card })
  const { totalAmount } = await send<{ totalAmount: number }>(`/api/cartcalculation/${cartId}/calculate`)
  return { cartId, total: totalAmount, email: billing.emailAddress, headers }
}

export async function sendOrder(world: World, ready: Ready, key: string = randomUUID()): Promise<Answer> {
  return ask(world.port(), {
    method: 'POST',
    path: '/api/orders',
    headers: { ...ajax, ...ready.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ shoppingcartId: ready.cartId, expectedTotalAmount: ready.total }),
  })
}

/** The header with which the shop's own pages call (HTTP-5). */
export const ajax = { 'x-requested-with': 'XMLHttpRequest' }

export function orderIn({ status, text }: Answer): OrderAnswer {
  if (status !== 200) throw new Error(`An order was answered with ${status}: ${text}`)
  return JSON.parse(text) as OrderAnswer
}

export type Outcome = 'paid' | 'failed' | 'canceled' | 'expired'

/** Ends the payment at the sandbox; the shop is not told of it. */
export async function endPayment(world: World, order: OrderAnswer, outcome: Outcome): Promise<string> {
  const id = /sandbox-payment\/([^/]+)\//.exec(order.checkoutUrl ?? '')?.[1]
  if (!id) throw new Error(`Order ${order.orderId} has no page to pay at`)
  const finish = `/api/sandbox/payments/${id}/finish`
  await httpSend(world.port)('POST', finish, { outcome, webhook: 'never' })
  return id
}

/** As a payment provider tells the shop that something happened. */
export function tellShop(world: World, id: string, provider = 'sandbox'): Promise<Answer> {
  return ask(world.port(), {
    method: 'POST',
    path: `/api/payments/${provider}/webhook`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id }).toString(),
  })
}

/** From nothing to an order that is paid. */
export async function buyAndPay(world: World): Promise<Ready> {
  const ready = await goToCheckout(world)
  await payFor(world, ready)
  return ready
}

/** The same; answers its number. */
export async function payOrder(world: World, wish: Wish = {}): Promise<number> {
  return payFor(world, await goToCheckout(world, wish))
}

async function payFor(world: World, ready: Ready): Promise<number> {
  const order = orderIn(await sendOrder(world, ready))
  const id = await endPayment(world, order, 'paid')
  let answer = await tellShop(world, id)
  // A provider that is told to come back does.
  for (let tries = 1; answer.status === 503 && tries < mostTries; tries += 1) {
    await wait(pauseMs)
    answer = await tellShop(world, id)
  }
  const { status, text } = answer
  if (status >= 300) throw new Error(`A webhook was answered with ${status}: ${text}`)
  return order.orderId
}
