import { startTestShop, type TestShop } from '@haverhof/testing'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApi } from '../../api/create-api.ts'
import { sendSandboxWebhook } from '../index.ts'
import type { NewPayment, PaymentProvider } from '../provider.ts'
import { createSitePayments } from '../site-payments.ts'

let shop: TestShop
let sandbox: PaymentProvider
beforeEach(async () => {
  shop = await startTestShop()
  sandbox = shop.context.paymentProviders.of('sandbox')
})
afterEach(() => shop[Symbol.asyncDispose]())

const payment: NewPayment = {
  idempotencyKey: 'payment-1',
  amountCents: 4995,
  description: '100001',
  method: 'ideal',
  issuer: 'ideal_RABONL2U',
  redirectUrl: 'http://haverhof.nl.localhost:3000/checkout/complete/?id=100001&key=abc&status=return',
  webhookUrl: 'http://127.0.0.1:9/api/payments/sandbox/webhook',
  locale: 'nl-NL',
  sequence: null,
  purchase: {
    buyer: {
      firstName: 'Anna',
      lastName: 'de Vries',
      emailAddress: 'anna@example.nl',
      companyName: null,
      streetAndNumber: 'Kamperweg 12',
      zipcode: '8011 AB',
      city: 'Zwolle',
      country: 'NL',
    },
    lines: [],
  },
}
const finish = (id: string, json: Record<string, unknown>) =>
  shop.request(`/api/sandbox/payments/${id}/finish`, { json })
const jobs = async () => {
  const jobs = await shop.context.database.pool.query<{ delay: number }>(
    `select round(extract(epoch from run_at - created_at))::int delay from graphile_worker.jobs
     where task_identifier = 'send-sandbox-webhook' order by run_at`,
  )
  return jobs.rows.map(({ delay }) => delay)
}

test('the page of the sandbox shows amount, banks and state', async () => {
  const created = await sandbox.createPayment(payment)
  expect(created.checkoutUrl).toBe(
    `http://haverhof.nl.localhost:3000/sandbox-payment/${created.providerPaymentId}/`,
  )
  const shown = await shop.read<Record<string, unknown>>(`/api/sandbox/payments/${created.providerPaymentId}`)
  expect(shown).toMatchObject({ amount: 49.95, currency: 'EUR', status: 'open', issuer: 'ideal_RABONL2U' })
  expect(shown['issuers']).toContainEqual({ issuerId: 'ideal_TRIONL2U', name: 'Triodos Bank' })
  expect((await shop.request('/api/sandbox/payments/spm_unknown')).status).toBe(404)
})

test('the same key gives the same payment, also at the same moment (PAYMENTS-3)', async () => {
  const created = await Promise.all(Array.from({ length: 10 }, () => sandbox.createPayment(payment)))
  expect(new Set(created.map(({ providerPaymentId }) => providerPaymentId)).size).toBe(1)
})

test.each([
  ['now', [0]],
  ['late', [30]],
  ['twice', [0, 0]],
  ['never', []],
])('the shop is told %s', async (webhook, delays) => {
  const { providerPaymentId } = await sandbox.createPayment(payment)
  const answer = await finish(providerPaymentId, { outcome: 'paid', webhook })
  expect(await answer.json()).toEqual({ redirectUrl: payment.redirectUrl })
  expect(await jobs()).toEqual(delays)
})

test('a payment ends once (PAYMENTS-10)', async () => {
  const { providerPaymentId } = await sandbox.createPayment(payment)
  await finish(providerPaymentId, { outcome: 'failed', webhook: 'never' })
  const again = await finish(providerPaymentId, { outcome: 'paid', webhook: 'never' })
  expect(again.status).toBe(409)
  expect(await sandbox.fetchPayment(providerPaymentId)).toMatchObject({ status: 'failed' })
})

test('an open payment expires after a quarter of an hour (PAYMENTS-10)', async () => {
  const { providerPaymentId } = await sandbox.createPayment(payment)
  shop.clock.advance(15 * 60_000)
  expect(await sandbox.fetchPayment(providerPaymentId)).toMatchObject({ status: 'expired' })
  expect((await finish(providerPaymentId, { outcome: 'paid', webhook: 'now' })).status).toBe(409)
})

test('the webhook carries the id alone, and is sent again until it is heard', async () => {
  const heard: string[] = []
  let status = 500
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
    request.on('end', () => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const { providerPaymentId: sandboxPaymentId } = await sandbox.createPayment({ ...payment, webhookUrl })
  await expect(sendSandboxWebhook(shop.context, { sandboxPaymentId })).rejects.toThrow('500')
  status = 200
  await sendSandboxWebhook(shop.context, { sandboxPaymentId })
  expect(heard).toEqual([`id=${sandboxPaymentId}`, `id=${sandboxPaymentId}`])
  server.close()
})

test('a refund is made once per key and never more than was paid', async () => {
  const { providerPaymentId } = await sandbox.createPayment(payment)
  await finish(providerPaymentId, { outcome: 'paid', webhook: 'never' })
  const refund = { amountCents: 4000, reference: 'refund-1', idempotencyKey: 'refund-1' }
  expect(await sandbox.findRefund(providerPaymentId, 'refund-1')).toBeNull()
  const first = await sandbox.refundPayment(providerPaymentId, refund)
  expect(await sandbox.refundPayment(providerPaymentId, { ...refund, amountCents: 100 })).toEqual(first)
  expect(await sandbox.findRefund(providerPaymentId, 'refund-1')).toEqual(first)
  expect(first.amountCents).toBe(4000)
  const other = { amountCents: 996, reference: 'refund-2', idempotencyKey: 'refund-2' }
  await expect(sandbox.refundPayment(providerPaymentId, other)).rejects.toThrow('not that much')
})

test('in production the sandbox takes no payments unless that is asked for (PAYMENTS-11)', async () => {
  const { providerPaymentId: paymentId } = await sandbox.createPayment(payment)
  const env = { ...shop.context.env, SHOP_ENV: 'production' as const }
  const closed = createApi({ ...shop.context, env })
  const opened = createApi({ ...shop.context, env: { ...env, SANDBOX_PAYMENTS: 'on' } })
  const headers = { host: 'haverhof.nl', 'x-requested-with': 'XMLHttpRequest' }
  expect((await closed.request(`/api/sandbox/payments/${paymentId}`, { headers })).status).toBe(404)
  expect((await opened.request(`/api/sandbox/payments/${paymentId}`, { headers })).status).toBe(200)
  const payments = createSitePayments({ ...shop.context, env }, shop.context.paymentProviders)
  expect((await payments.of(1)).methods).toEqual([])
})

test('the test bank of a shop under development is open to its own machine alone, unless a setting allows more (PAYMENTS-10)', async () => {
  const { providerPaymentId: id } = await sandbox.createPayment(payment)
  const ask = (app: TestShop['app'], remoteAddress: string) =>
    app.fetch(
      new Request(`http://haverhof.nl/api/sandbox/payments/${id}`, { headers: { host: 'haverhof.nl' } }),
      {
        incoming: { socket: { remoteAddress } },
      },
    )
  expect((await ask(shop.app, '::1')).status).toBe(200)
  expect((await ask(shop.app, '192.168.1.7')).status).toBe(404)
  await using staging = await startTestShop({ beside: shop, env: { SANDBOX_PAYMENTS: 'on' } })
  expect((await ask(staging.app, '192.168.1.7')).status).toBe(200)
})
