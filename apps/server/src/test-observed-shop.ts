import type { ApiClient } from '@haverhof/api-client'
import { type AppContext, createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { createTestDatabase } from '@haverhof/testing'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createAdmission } from './admission.ts'
import { createHttpServer } from './http-server.ts'
import { observe } from './observe.ts'
import { contentSecurityPolicy } from './pages/content-security.ts'
import type { HandlePage, Storefront } from './pages/storefront.ts'
import { createShop, doorsOf } from './shop.ts'

/** A storefront with three pages: one asks the API for a product, one breaks, one lasts as long as the test wants. */
function storefrontWith(slow: Promise<void>): Storefront {
  const handlePage: HandlePage = async (url, facts) => {
    if (url.includes('broken')) throw new Error('the page is broken')
    if (url.includes('slow')) await slow
    const product = await (facts.api as ApiClient).products.detail(10102)
    const headers = { 'content-type': 'text/html', 'x-page-kind': 'product' }
    return new Response(`<h1>${product.brand}</h1>`, { headers })
  }
  return { load: async () => handlePage, clientFolder: import.meta.dirname, contentSecurityPolicy }
}

type ObservedShop = AsyncDisposable & {
  origin: string
  metricsPort: number | undefined
  context: AppContext
}

/** The shop at a real port, with the settings of observability; lines of its log are gathered. */
export async function startObservedShop(
  env: Record<string, string>,
  lines: string[],
  { slow = Promise.resolve(), admission = createAdmission(), ownTime = Date.now } = {},
): Promise<ObservedShop> {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await createTestDatabase())
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const context = stack.use(createAppContext({ env: readEnv(env), databaseUrl: database.url, log, ownTime }))
  const shop = { ...(await createShop(context, () => 3000, storefrontWith(slow))), admission }
  shop.health.becomeReady()
  const observation = stack.use(await observe(context, doorsOf(shop)))
  const server = createHttpServer(shop)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stack.defer(() => new Promise((resolve) => server.close(() => resolve())))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    metricsPort: observation.metricsPort,
    context,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
