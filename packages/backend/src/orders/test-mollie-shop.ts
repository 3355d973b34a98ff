import {
  startBuying,
  startTestMollie,
  startTestShop,
  type TestMollie,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, vi } from 'vitest'
import { closeBooks } from './test-desk.ts'

export type MollieShop = {
  mollie: TestMollie
  shop: TestShop
  /** How another process finds the same provider. */
  env: Record<string, string>
}

/** A shop with a provider that can be told to misbehave, for each test anew; its books are closed afterwards. */
export function useMollieShop(): MollieShop {
  const here = {} as MollieShop
  beforeEach(async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    here.mollie = await startTestMollie()
    here.env = { MOLLIE_API_KEY: `test_${'x'.repeat(30)}`, MOLLIE_URL: here.mollie.url }
    here.shop = await startTestShop({ env: here.env })
    await here.shop.context.database.pool.query(`update site set payment_provider_config_id = 'mollie'`)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await closeBooks(here.shop)
    await here.mollie[Symbol.asyncDispose]()
  })
  return here
}

/** The provider tells the shop that something has changed. */
export function tellOf(shop: TestShop, id: string): Promise<Response> {
  return shop.request('/api/payments/mollie/webhook', { method: 'POST', body: new URLSearchParams({ id }) })
}

/** An order whose first payment has come. */
export async function payAtMollie({ shop, mollie }: MollieShop): Promise<number> {
  const { orderId } = await (await startBuying(shop, { lines: [[10101, 3]] })).order()
  const [id = ''] = mollie.payments.keys()
  mollie.setStatus(id, 'paid')
  await tellOf(shop, id)
  return orderId
}
