import { serve } from '@hono/node-server'
import { startTestMollie, startTestShop, type TestMollie, type TestShop } from '@haverhof/testing'
import type { AddressInfo } from 'node:net'
import { type Repeating, sql, startRepeating } from './test-repeat.ts'

export type MollieShop = AsyncDisposable & {
  shop: TestShop
  mollie: TestMollie
  /** The payment that was made last. */
  latest: () => string
  begin: (options?: { days?: number; method?: string; times?: number }) => Promise<Repeating>
}

/** A shop that is paid through Mollie: its calls go over TLS, and Mollie's messages come in over HTTP. */
export async function startMollieShop(): Promise<MollieShop> {
  const mollie = await startTestMollie()
  let api: TestShop['app'] | null = null
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => api?.fetch(request) ?? new Response(null, { status: 503 }),
  })
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const shop = await startTestShop({
    now: new Date('2026-11-17T09:00:00Z'),
    env: {
      REPEAT_DELIVERY: 'on',
      MOLLIE_API_KEY: `test_${'x'.repeat(30)}`,
      MOLLIE_URL: mollie.url,
      WEBHOOK_ORIGIN: `http://127.0.0.1:${port}`,
    },
  })
  api = shop.app
  await sql(shop, `update site set payment_provider_config_id = 'mollie'`)
  const latest = () => [...mollie.payments.keys()].at(-1) ?? ''
  return {
    shop,
    mollie,
    latest,
    begin: ({ times = 1, ...options } = {}) =>
      startRepeating(shop, {
        ...options,
        pay: () => {
          mollie.setStatus(latest(), 'paid')
          return mollie.tell(latest(), times)
        },
      }),
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => server.close(resolve))
      await shop[Symbol.asyncDispose]()
      await mollie[Symbol.asyncDispose]()
    },
  }
}
