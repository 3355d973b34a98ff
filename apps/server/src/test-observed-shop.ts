import type { ApiClient } from '@haverhof/api-client'
import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { createTestDatabase } from '@haverhof/testing'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createHttpServer } from './http-server.ts'
import { observe } from './observe.ts'
import { contentSecurityPolicy } from './pages/content-security.ts'
import type { HandlePage, Storefront } from './pages/storefront.ts'
import { createShop } from './shop.ts'

/** A storefront with two pages: one asks the API for a product, the other breaks. */
const handlePage: HandlePage = async (url, facts) => {
  if (url.includes('broken')) throw new Error('the page is broken')
  const product = await (facts.api as ApiClient).products.detail(10102)
  const headers = { 'content-type': 'text/html', 'x-page-kind': 'product' }
  return new Response(`<h1>${product.brand}</h1>`, { headers })
}
const storefront: Storefront = {
  load: async () => handlePage,
  clientFolder: import.meta.dirname,
  contentSecurityPolicy,
}

type ObservedShop = AsyncDisposable & { origin: string; metricsPort: number | undefined }

/** The shop at a real port, with the settings of observability; lines of its log are gathered. */
export async function startObservedShop(env: Record<string, string>, lines: string[]): Promise<ObservedShop> {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await createTestDatabase())
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const context = stack.use(createAppContext({ env: readEnv(env), databaseUrl: database.url, log }))
  const observation = stack.use(await observe(context))
  const server = createHttpServer(await createShop(context, () => 3000, storefront))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stack.defer(() => new Promise((resolve) => server.close(() => resolve())))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    metricsPort: observation.metricsPort,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
