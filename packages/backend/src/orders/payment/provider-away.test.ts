import { MINUTE } from '@haverhof/domain/shared'
import { startBuying } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { runDueWork } from '../../worker/index.ts'
import type { OrderView } from '../schemas.ts'
import { tellOf, useMollieShop } from '../test-mollie-shop.ts'

const here = useMollieShop()

const sql = <Row = Record<string, unknown>>(text: string) =>
  here.shop.context.database.pool.query(text).then(({ rows }) => rows as Row[])
const view = ({ orderId, orderKey }: { orderId: number; orderKey: string }) =>
  here.shop.read<OrderView>(`/api/orders/${orderId}?key=${orderKey}`)
const retry = (
  { orderId, orderKey }: { orderId: number; orderKey: string },
  paymentMethodId = 'creditcard',
) =>
  here.shop.read<{ checkoutUrl: string | null }>(`/api/orders/${orderId}/payment?key=${orderKey}`, {
    json: { paymentMethodId },
  })
const tell = (id: string) => tellOf(here.shop, id)

test('an order is paid at Mollie', async () => {
  const order = await (await startBuying(here.shop)).order()
  expect(order.checkoutUrl).toMatch(/^https:\/\/www\.mollie\.com\/checkout\//)
  const [id = ''] = here.mollie.payments.keys()
  here.mollie.setStatus(id, 'paid')
  expect((await tell(id)).status).toBe(200)
  expect(await view(order)).toMatchObject({
    status: 'paid',
    invoiceNumber: expect.stringMatching(/^HH-/) as string,
  })
})

test('a provider that is away keeps the order open, and another try reaches the same payment', async () => {
  here.mollie.mood = 'cut'
  const buyer = await startBuying(here.shop)
  const order = await buyer.order()
  expect(order).toMatchObject({ status: 'open', checkoutUrl: null })
  expect(await view(order)).toMatchObject({ status: 'open', paymentStatus: 'waiting', canRetryPayment: true })
  expect(here.mollie.payments.size).toBe(1)
  here.mollie.mood = 'well'
  const { checkoutUrl } = await retry(order)
  expect(checkoutUrl).not.toBeNull()
  expect(await buyer.order()).toEqual({ ...order, checkoutUrl })
  expect(here.mollie.payments.size).toBe(1)
})

test('forty lost answers and repetitions make forty payments, and no more', async () => {
  here.mollie.mood = 'cut'
  const orders = []
  for (let count = 0; count < 40; count += 1) {
    if (count % 9 === 8) here.shop.clock.advance(31_000)
    orders.push(await (await startBuying(here.shop)).order())
  }
  here.shop.clock.advance(31_000)
  here.mollie.mood = 'well'
  for (const order of orders) expect((await retry(order)).checkoutUrl).not.toBeNull()
  const payments = await sql<{ id: string }>('select provider_payment_id id from payment')
  expect(new Set(payments.map(({ id }) => id)).size).toBe(40)
  // Whatever Mollie holds beyond that was never shown to anyone.
  expect(payments.every(({ id }) => here.mollie.payments.has(id))).toBe(true)
})

test('goods are held ten minutes longer while the provider cannot say whether they were paid', async () => {
  const order = await (await startBuying(here.shop)).order()
  const [id = ''] = here.mollie.payments.keys()
  here.mollie.setStatus(id, 'paid')
  here.mollie.mood = 'cut'
  here.shop.clock.advance(16 * MINUTE)
  await runDueWork(here.shop.context)
  expect((await view(order)).status).toBe('open')
  here.mollie.mood = 'well'
  here.shop.clock.advance(MINUTE)
  await runDueWork(here.shop.context)
  expect((await view(order)).status).toBe('paid')
})

test('money that arrives after that goes back', async () => {
  const order = await (await startBuying(here.shop)).order()
  const [id = ''] = here.mollie.payments.keys()
  here.mollie.mood = 'cut'
  here.shop.clock.advance(26 * MINUTE)
  await runDueWork(here.shop.context)
  expect((await view(order)).status).toBe('cancelled')
  here.mollie.mood = 'well'
  here.mollie.setStatus(id, 'paid')
  here.shop.clock.advance(10 * MINUTE)
  await runDueWork(here.shop.context)
  expect(here.mollie.refunds).toHaveLength(1)
  expect(Number(here.mollie.refunds[0]?.value)).toBe(order.totalAmount)
})

test('an answer to a webhook that cannot be checked is 503, so that it comes again', async () => {
  const order = await (await startBuying(here.shop)).order()
  const [id = ''] = here.mollie.payments.keys()
  here.mollie.setStatus(id, 'paid')
  here.mollie.mood = 'cut'
  expect((await tell(id)).status).toBe(503)
  here.mollie.mood = 'well'
  expect((await tell(id)).status).toBe(200)
  expect((await view(order)).status).toBe('paid')
})
