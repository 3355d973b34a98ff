import type { ApiClient } from '@haverhof/api-client'
import { startTestShop, takeDatabaseAway, type TestShop } from '@haverhof/testing'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createHttpServer } from '../http-server.ts'
import { createShop } from '../shop.ts'

let shop: TestShop
let server: ReturnType<typeof createHttpServer>
const rendered: string[] = []

/** A storefront whose pages are what the API answers about a pack, or a list. */
const storefront = {
  load:
    async () =>
    async (url: string, { api }: { api: unknown }) => {
      const { pathname } = new URL(url)
      rendered.push(pathname)
      const [, kind, id] = pathname.split('/')
      const client = api as ApiClient
      const answer = kind === 'of' ? priceOf(client, Number(id)) : client.products.bestsellers()
      return answer.then(
        (body) => Response.json(body),
        // As the router answers for a loader that fails.
        () => new Response('', { status: 500 }),
      )
    },
  clientFolder: import.meta.dirname,
  contentSecurityPolicy: () => '',
}

async function priceOf({ products }: ApiClient, variantId: number): Promise<number | undefined> {
  const { variants } = await products.detail(variantId)
  return variants.find(({ productVariantId }) => productVariantId === variantId)?.price.amount
}

beforeAll(async () => {
  shop = await startTestShop()
  server = createHttpServer(await createShop(shop.context, () => 0, storefront))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await shop[Symbol.asyncDispose]()
})

function ask(path: string): Promise<{ status: number; text: string; retryAfter: string | undefined }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const options = { port, path, headers: { host: 'haverhof.nl' }, agent: false }
    const sent = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] }),
      )
    })
    sent.on('error', reject).end()
  })
}

const sql = (text: string) => shop.context.database.pool.query(text)

test('a changed price is on its page as soon as it is announced, and no other page is made anew (PAGES-3, PAGES-17)', async () => {
  // No page grows old while the clock stands still, however slow the machine is: only the change renews one.
  vi.useFakeTimers({ toFake: ['Date'] })
  let price = Number((await ask('/of/10101/')).text)
  const now = async () => {
    await ask('/of/10201/')
    return Number((await ask('/of/10101/')).text)
  }
  await now()
  const renewed = async () => {
    rendered.length = 0
    price += 1.11
    await sql(`update variant_price set amount_cents = amount_cents + 111 where variant_id = 10101`)
    await sql(`select pg_notify('catalogue_changed', '101')`)
    await expect.poll(now).toBeCloseTo(price, 2)
    return new Set(rendered)
  }
  // On a busy machine the connection that listens may be lost once, which renews every page.
  await expect.poll(renewed).toEqual(new Set(['/of/10101/']))
})

test('while the database is away pages and files are answered as they last were (PAGES-3, PAGES-18, SEO-5)', async () => {
  const paths = ['/of/10201/', '/best/', '/sitemap.xml', '/robots.txt']
  const before = await Promise.all(paths.map(ask))
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await takeDatabaseAway(shop.context.database.pool.options.connectionString ?? '')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  shop.clock.advance(3_600_000)
  expect(await Promise.all(paths.map(ask))).toEqual(before)
  expect(await ask('/of/10301/')).toMatchObject({ status: 503, retryAfter: '2' })
})
