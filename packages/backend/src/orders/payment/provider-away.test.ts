import { MINUTE } from '@haverhof/domain/shared'
import {
  startBuying,
  startTestMollie,
  startTestShop,
  type TestMollie,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runDueWork } from '../../worker/index.ts'
import type { OrderView } from '../schemas.ts'
import { closeBooks } from '../test-desk.ts'

let mollie: TestMollie
let shop: TestShop

beforeEach(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  mollie = await startTestMollie()
  shop = await startTestShop({ env: { MOLLIE_API_KEY: `test_${'x'.repeat(30)}`, MOLLIE_URL: mollie.url } })
  await sql(`update site set payment_provider_config_id = 'mollie'`)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await closeBooks(shop)
  await mollie[Symbol.asyncDispose]()
})

const sql = <Row = Record<string, unknown>>(text: string) =>
  shop.context.database.pool.query(text).then(({ rows }) => rows as Row[])
const view = ({ orderId, orderKey }: { orderId: number; orderKey: string }) =>
  shop.read<OrderView>(`/api/orders/${orderId}?key=${orderKey}`)
const retry = (
  { orderId, orderKey }: { orderId: number; orderKey: string },
  paymentMethodId = 'creditcard',
) =>
  shop.read<{ checkoutUrl: string | null }>(`/api/orders/${orderId}/payment?key=${orderKey}`, {
    json: { paymentMethodId },
  })
const tell = (id: string) =>
  shop.request('/api/payments/mollie/webhook', { method: 'POST', body: new URLSearchParams({ id }) })

test('an order is paid at Mollie', async () => {
  const order = await (await startBuying(shop)).order()
  expect(order.checkoutUrl).toMatch(/^https:\/\/www\.mollie\.com\/checkout\//)
  const [id = ''] = mollie.payments.keys()
  mollie.setStatus(id, 'paid')
  expect((await tell(id)).status).toBe(200)
  expect(await view(order)).toMatchObject({
    status: 'paid',
    invoiceNumber: expect.stringMatching(/^HH-/) as string,
  })
})

test('a provider that is away keeps the order open, and another try reaches the same payment', async () => {
  mollie.mood = 'cut'
  const buyer = await startBuying(shop)
  const order = await buyer.order()
  expect(order).toMatchObject({ status: 'open', checkoutUrl: null })
  expect(await view(order)).toMatchObject({ status: 'open', paymentStatus: 'waiting', canRetryPayment: true })
  expect(mollie.payments.size).toBe(1)
  mollie.mood = 'well'
  const { checkoutUrl } = await retry(order)
  expect(checkoutUrl).not.toBeNull()
  expect(await buyer.order()).toEqual({ ...order, checkoutUrl })
  expect(mollie.payments.size).toBe(1)
})

test('forty lost answers and repetitions make forty payments, and no more', async () => {
  mollie.mood = 'cut'
  const orders = []
  for (let count = 0; count < 40; count += 1) {
    if (count % 9 === 8) shop.clock.advance(31_000)
    orders.push(await (await startBuying(shop)).order())
  }
  shop.clock.advance(31_000)
  mollie.mood = 'well'
  for (const order of orders) expect((await retry(order)).checkoutUrl).not.toBeNull()
  const asked = await sql<{ id: string }>('select provider_payment_id id from payment')
  expect(new Set(asked.map(({ id }) => id)).size).toBe(40)
  // Whatever Mollie holds beyond that was never shown to anyone.
  expect(asked.every(({ id }) => mollie.payments.has(id))).toBe(true)
})

test('goods are held ten minutes longer while the provider cannot say whether they were paid', async () => {
  const order = await (await startBuying(shop)).order()
  const [id = ''] = mollie.payments.keys()
  mollie.setStatus(id, 'paid')
  mollie.mood = 'cut'
  shop.clock.advance(16 * MINUTE)
  await runDueWork(shop.context)
  expect((await view(order)).status).toBe('open')
  mollie.mood = 'well'
  shop.clock.advance(MINUTE)
  await runDueWork(shop.context)
  expect((await view(order)).status).toBe('paid')
})

test('money that arrives after that goes back', async () => {
  const order = await (await startBuying(shop)).order()
  const [id = ''] = mollie.payments.keys()
  mollie.mood = 'cut'
  shop.clock.advance(26 * MINUTE)
  await runDueWork(shop.context)
  expect((await view(order)).status).toBe('cancelled')
  mollie.mood = 'well'
  mollie.setStatus(id, 'paid')
  shop.clock.advance(10 * MINUTE)
  await runDueWork(shop.context)
  expect(mollie.refunds).toHaveLength(1)
  expect(Number(mollie.refunds[0]?.value)).toBe(order.totalAmount)
})

test('an answer to a webhook that cannot be checked is 503, so that it comes again', async () => {
  const order = await (await startBuying(shop)).order()
  const [id = ''] = mollie.payments.keys()
  mollie.setStatus(id, 'paid')
  mollie.mood = 'cut'
  expect((await tell(id)).status).toBe(503)
  mollie.mood = 'well'
  expect((await tell(id)).status).toBe(200)
  expect((await view(order)).status).toBe('paid')
})
