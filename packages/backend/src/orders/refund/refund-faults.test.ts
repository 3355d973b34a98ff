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
import { payRefunds, refundOrder, retryRefund, shipOrder } from '../index.ts'
import { inTransaction } from '../../database/index.ts'
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

async function sentOrder(): Promise<number> {
  const { orderId } = await (await startBuying(shop, { lines: [[10101, 3]] })).order()
  const [id = ''] = mollie.payments.keys()
  mollie.setStatus(id, 'paid')
  await shop.request('/api/payments/mollie/webhook', { method: 'POST', body: new URLSearchParams({ id }) })
  await shipOrder(shop.context, { orderId, by: 'Test' })
  return orderId
}

const piece = { lines: [{ lineNumber: 1, quantity: 1 }], costsCents: 0 }
const refundPiece = (orderId: number) =>
  refundOrder(shop.context, { orderId, request: piece, reason: 'return', restock: true, by: 'Test' })
const states = () => sql('select state from refund order by refund_id')

test.each(['failing', 'cut'] as const)(
  'a provider that is %s while a refund is made: it is owed, and paid once later (REFUNDS-6)',
  async (mood) => {
    const orderId = await sentOrder()
    mollie.mood = mood
    expect(await refundPiece(orderId)).toMatchObject({ ok: true })
    await payRefunds(shop.context)
    await payRefunds(shop.context)
    expect(await states()).toEqual([{ state: 'owed' }])
    mollie.mood = 'well'
    shop.clock.advance(MINUTE)
    await runDueWork(shop.context)
    await runDueWork(shop.context)
    expect(await states()).toEqual([{ state: 'paid' }])
    expect(mollie.refunds.map(({ value }) => Number(value))).toEqual([5.95])
  },
)

test('a process that ends between the decision and the provider: another one pays, once (REFUNDS-6)', async () => {
  const orderId = await sentOrder()
  await refundPiece(orderId)
  // The answer of the provider is lost with the process that asked.
  mollie.mood = 'cut'
  await payRefunds(shop.context)
  mollie.mood = 'well'
  shop.clock.advance(MINUTE)
  await using other = await startTestShop({
    beside: shop,
    env: { MOLLIE_API_KEY: `test_${'x'.repeat(30)}`, MOLLIE_URL: mollie.url },
  })
  await payRefunds(other.context)
  expect(await states()).toEqual([{ state: 'paid' }])
  expect(mollie.refunds).toHaveLength(1)
})

test('a refund that the provider refuses waits for staff, who ask again (REFUNDS-6)', async () => {
  const orderId = await sentOrder()
  const [id = ''] = mollie.payments.keys()
  mollie.setStatus(id, 'expired')
  await refundPiece(orderId)
  await payRefunds(shop.context)
  const [refused] = await sql<{ refundId: number }>(
    `select refund_id "refundId" from refund where state = 'refused' and problem is not null`,
  )
  await payRefunds(shop.context)
  mollie.setStatus(id, 'paid')
  const refundId = refused?.refundId ?? 0
  await inTransaction(shop.context, (transaction) =>
    retryRefund(shop.context, transaction, { refundId, by: 'Ines' }),
  )
  await payRefunds(shop.context)
  expect(await states()).toEqual([{ state: 'paid' }])
  expect(mollie.refunds).toHaveLength(1)
})

test('a decision that cannot be written to its end leaves nothing (REFUNDS-1)', async () => {
  const orderId = await sentOrder()
  await sql(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the database went away'; end $$`)
  for (const table of ['invoice', 'audit_entry', 'outbox_mail', 'stock_movement']) {
    await sql(`create trigger refuse before insert on ${table} for each row execute function refuse()`)
    await expect(refundPiece(orderId)).rejects.toThrow('the database went away')
    await sql(`drop trigger refuse on ${table}`)
  }
  expect(
    await sql('select (select count(*) from refund)::int refunds, refund_due_cents due from payment'),
  ).toEqual([{ refunds: 0, due: 0 }])
  expect(await refundPiece(orderId)).toMatchObject({ value: { creditNumber: 'HC-2026-000001' } })
  await payRefunds(shop.context)
})
