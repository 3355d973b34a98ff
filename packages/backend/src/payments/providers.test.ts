import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { createSitePayments } from './site-payments.ts'

test('a provider is nine functions, and the configuration of the site names it (PAYMENTS-2)', async () => {
  await using shop = await startTestShop()
  const { context } = shop
  const { pool } = context.database
  for (const name of ['sandbox', 'mollie'] as const) {
    const { name: own, ...functions } = context.paymentProviders.of(name)
    expect(own).toBe(name)
    expect(Object.keys(functions).toSorted()).toEqual([
      'cancelPayment',
      'createCustomer',
      'createPayment',
      'enabledMethods',
      'fetchPayment',
      'findRefund',
      'issuersOf',
      'refundPayment',
      'revokeMandate',
    ])
    await pool.query('update site set payment_provider_config_id = $1 where site_id = 1', [name])
    expect(await createSitePayments(context, context.paymentProviders).of(1)).toMatchObject({
      provider: name,
    })
  }
  await pool.query(`update site set payment_provider_config_id = 'nobody' where site_id = 1`)
  await expect(createSitePayments(context, context.paymentProviders).of(1)).rejects.toThrow(
    'no payment provider',
  )
})
