import { startTestMollie, startTestShop, type TestMollie, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NewPayment, type PaymentProvider, ProviderAway, ProviderRefusal } from '../provider.ts'

let mollie: TestMollie
let shop: TestShop
let provider: PaymentProvider

beforeEach(async () => {
  // The server on this machine has a self-signed certificate.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  mollie = await startTestMollie()
  const env = { MOLLIE_API_KEY: `test_${'x'.repeat(30)}`, MOLLIE_URL: mollie.url }
  shop = await startTestShop({ env })
  provider = shop.context.paymentProviders.of('mollie')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await shop[Symbol.asyncDispose]()
  await mollie[Symbol.asyncDispose]()
})

const payment: NewPayment = {
  idempotencyKey: 'payment-1',
  amountCents: 4995,
  description: '100001',
  method: 'creditcard',
  issuer: null,
  redirectUrl: 'https://haverhof.nl/checkout/complete/',
  webhookUrl: 'https://haverhof.nl/api/payments/mollie/webhook',
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
    lines: [
      { kind: 'goods', description: '2 × Muesli', totalCents: 5000, vatPercent: 9 },
      { kind: 'discount', description: 'Welcome', totalCents: -5, vatPercent: 9 },
    ],
  },
}

test('a payment is created with its amount, return address and webhook, and can be asked for', async () => {
  const created = await provider.createPayment(payment)
  expect(created).toMatchObject({
    status: 'open',
    amountCents: 4995,
    currency: 'EUR',
    reference: 'payment-1',
  })
  expect(created.checkoutUrl).toMatch(/^https:\/\/www\.mollie\.com\/checkout\/tr_/)
  expect(mollie.payments.get(created.providerPaymentId)?.sent).toMatchObject({
    amount: { currency: 'EUR', value: '49.95' },
    webhookUrl: payment.webhookUrl,
    redirectUrl: payment.redirectUrl,
    locale: 'nl_NL',
  })
  mollie.setStatus(created.providerPaymentId, 'paid')
  expect(await provider.fetchPayment(created.providerPaymentId)).toMatchObject({
    status: 'paid',
    amountCents: 4995,
  })
})

test('money on its way counts as open', async () => {
  const { providerPaymentId } = await provider.createPayment(payment)
  mollie.setStatus(providerPaymentId, 'pending')
  expect(await provider.fetchPayment(providerPaymentId)).toMatchObject({ status: 'open' })
})

test('a payment that Mollie does not know is none', async () => {
  expect(await provider.fetchPayment('tr_unknown')).toBeNull()
})

test('the same key gives the same payment', async () => {
  const [first, second] = [await provider.createPayment(payment), await provider.createPayment(payment)]
  expect(second.providerPaymentId).toBe(first.providerPaymentId)
  expect(mollie.payments.size).toBe(1)
})

test('an answer that is lost after the payment was made leads to the same payment at the next try (PAYMENTS-3)', async () => {
  mollie.mood = 'cut'
  await expect(provider.createPayment(payment)).rejects.toBeInstanceOf(ProviderAway)
  mollie.mood = 'well'
  await provider.createPayment(payment)
  expect(mollie.payments.size).toBe(1)
})

test('a bank transfer says where the money goes', async () => {
  const created = await provider.createPayment({ ...payment, method: 'banktransfer' })
  expect(created.transfer).toEqual({
    accountName: 'Stichting Mollie Payments',
    iban: 'NL53ABNA0627535577',
    bic: 'ABNANL2A',
    reference: 'RF12-3456-7890-1234',
  })
})

test('a method that lends the money is told what for, in lines that make up the amount', async () => {
  const { providerPaymentId } = await provider.createPayment({ ...payment, method: 'klarna' })
  const lines = mollie.payments.get(providerPaymentId)?.sent['lines'] as { totalAmount: { value: string } }[]
  expect(lines.map((line) => line.totalAmount.value)).toEqual(['50.00', '-0.05'])
})

test('pages in a language that Mollie does not speak are in English', async () => {
  const { providerPaymentId } = await provider.createPayment({ ...payment, locale: 'et-EE' })
  expect(mollie.payments.get(providerPaymentId)?.sent['locale']).toBe('en_GB')
})

test('a refund is made once per key and never more than was paid', async () => {
  const { providerPaymentId } = await provider.createPayment(payment)
  mollie.setStatus(providerPaymentId, 'paid')
  const refund = { amountCents: 4995, reference: 'refund-1', idempotencyKey: 'refund-1' }
  expect(await provider.findRefund(providerPaymentId, 'refund-1')).toBeNull()
  const first = await provider.refundPayment(providerPaymentId, refund)
  expect(await provider.refundPayment(providerPaymentId, { ...refund, amountCents: 100 })).toEqual(first)
  expect(await provider.findRefund(providerPaymentId, 'refund-1')).toEqual(first)
  expect(first.amountCents).toBe(4995)
  const other = { amountCents: 1, reference: 'refund-2', idempotencyKey: 'refund-2' }
  await expect(provider.refundPayment(providerPaymentId, other)).rejects.toBeInstanceOf(ProviderRefusal)
  expect(await provider.findRefund('tr_unknown', 'refund-1')).toBeNull()
  expect(mollie.refunds).toHaveLength(1)
})

test('a payment that cannot be cancelled is left to run out', async () => {
  const { providerPaymentId } = await provider.createPayment(payment)
  await provider.cancelPayment(providerPaymentId)
  expect(await provider.fetchPayment(providerPaymentId)).toMatchObject({ status: 'open' })
})

test('a silent provider is given up after five seconds (PAYMENTS-6)', async () => {
  mollie.mood = 'silent'
  const started = performance.now()
  await expect(provider.fetchPayment('tr_x')).rejects.toBeInstanceOf(ProviderAway)
  const tookMs = performance.now() - started
  expect(tookMs).toBeGreaterThan(4500)
  expect(tookMs).toBeLessThan(15_000)
})

test('a slow answer is waited for', async () => {
  mollie.mood = 'slow'
  expect(await provider.createPayment(payment)).toMatchObject({ status: 'open' })
})

test('a provider that fails for a moment is asked again with the same key', async () => {
  mollie.mood = 'failing-once'
  expect(await provider.createPayment(payment)).toMatchObject({ status: 'open' })
  expect(mollie.requestCount()).toBe(2)
  expect(mollie.payments.size).toBe(1)
})

test('after ten failures the provider is left alone for half a minute, then tried once (PAYMENTS-6)', async () => {
  mollie.mood = 'cut'
  for (let count = 0; count < 10; count += 1)
    await expect(provider.fetchPayment('tr_x')).rejects.toBeInstanceOf(ProviderAway)
  const before = mollie.requestCount()
  await expect(provider.fetchPayment('tr_x')).rejects.toThrow('the circuit of the provider is open')
  expect(mollie.requestCount()).toBe(before)
  shop.clock.advance(31_000)
  await expect(provider.fetchPayment('tr_x')).rejects.toBeInstanceOf(ProviderAway)
  await expect(provider.fetchPayment('tr_x')).rejects.toThrow('the circuit of the provider is open')
  shop.clock.advance(31_000)
  mollie.mood = 'well'
  expect(await provider.fetchPayment('tr_x')).toBeNull()
  expect(await provider.fetchPayment('tr_x')).toBeNull()
})

test('only what the account has enabled is offered, and everything while that is unknown (PAYMENTS-13)', async () => {
  await shop.context.database.pool.query(`update site set payment_provider_config_id = 'mollie'`)
  const offered = async () => {
    shop.clock.advance(61_000)
    return (await shop.context.sitePayments.of(1)).methods.map(({ paymentMethodId }) => paymentMethodId)
  }
  mollie.methods.splice(0, Infinity, 'ideal', 'applepay', 'swish')
  expect(await offered()).toEqual(['ideal', 'applepay'])
  mollie.mood = 'failing'
  expect(await offered()).toContain('paypal')
  mollie.mood = 'silent'
  const before = Date.now()
  expect(await offered()).toContain('paypal')
  expect(Date.now() - before).toBeLessThan(4000)
})

test('a lender is told what the money is for (PAYMENTS-14)', async () => {
  for (const method of ['in3', 'billie'] as const) {
    const { providerPaymentId } = await provider.createPayment({ ...payment, method, idempotencyKey: method })
    expect(mollie.payments.get(providerPaymentId)?.sent).toMatchObject({ method, lines: [{}, {}] })
  }
})

async function beginMandate(method: 'ideal' | 'creditcard') {
  const customer = { name: 'Anna de Vries', emailAddress: 'anna@example.nl', locale: 'nl-NL' }
  const { customerId } = await provider.createCustomer({ ...customer, idempotencyKey: 'customer-1' })
  const first = { ...payment, method, sequence: { kind: 'first', customerId, days: [42] } } as const
  const { providerPaymentId } = await provider.createPayment(first)
  return { customerId, providerPaymentId }
}

test('a first payment gives its mandate once it is paid, of a bank account or of the card (REPEAT-31)', async () => {
  const { customerId, providerPaymentId } = await beginMandate('ideal')
  expect(mollie.payments.get(providerPaymentId)?.sent).toMatchObject({ customerId, sequenceType: 'first' })
  expect((await provider.fetchPayment(providerPaymentId))?.mandate).toBeNull()
  mollie.setStatus(providerPaymentId, 'paid')
  const { mandate } = (await provider.fetchPayment(providerPaymentId)) ?? {}
  expect(mandate).toMatchObject({ customerId, method: 'sepa', label: '4300' })
  const { customerId: again } = await provider.createCustomer({
    idempotencyKey: 'customer-1',
    name: '',
    emailAddress: '',
    locale: 'nl-NL',
  })
  expect([again, mollie.customers.size]).toEqual([customerId, 1])
})

test('a later payment is collected by the mandate, without anywhere to go, until it is revoked (REPEAT-12, REPEAT-15)', async () => {
  const { customerId, providerPaymentId } = await beginMandate('creditcard')
  mollie.setStatus(providerPaymentId, 'paid')
  const { mandate } = (await provider.fetchPayment(providerPaymentId)) ?? {}
  if (!mandate) throw new Error('there is no mandate')
  const { mandateId } = mandate
  const later = (idempotencyKey: string) =>
    provider.createPayment({
      ...payment,
      idempotencyKey,
      sequence: { kind: 'recurring', customerId, mandateId },
    })
  const collected = await later('payment-2')
  expect(collected).toMatchObject({ status: 'open', checkoutUrl: null, chargedBackCents: 0 })
  mollie.setStatus(collected.providerPaymentId, 'paid')
  mollie.chargeBack(collected.providerPaymentId)
  expect(await provider.fetchPayment(collected.providerPaymentId)).toMatchObject({
    status: 'paid',
    chargedBackCents: 4995,
  })
  await provider.revokeMandate({ customerId, mandateId })
  await provider.revokeMandate({ customerId, mandateId })
  await expect(later('payment-3')).rejects.toBeInstanceOf(ProviderRefusal)
})
