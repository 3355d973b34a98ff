import { createTestDatabase, dutchBilling } from '@haverhof/testing'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createAppContext } from '../api/create-app-context.ts'
import { readEnv } from '../config/index.ts'
import { createApi } from '../api/create-api.ts'
import type { CartView } from './schemas.ts'

test('no secret of a cart reaches a log line (HTTP-6, CART-25)', async () => {
  await using database = await createTestDatabase()
  const lines: string[] = []
  const log = pino({ base: null, level: 'trace' }, { write: (line: string) => void lines.push(line) })
  await using context = createAppContext({
    env: readEnv({ IMPERSONATION: 'on', CLIENT_IP_HEADER: 'x-client' }),
    databaseUrl: database.url,
    log,
  })
  const app = createApi(context)
  const headers = {
    host: 'haverhof.nl',
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
    'x-client': '203.0.113.77',
  }
  const call = async (method: string, path: string, json?: unknown) =>
    app.request(path, { method, headers, ...(json !== undefined && { body: JSON.stringify(json) }) })
  const created = await call('POST', '/api/cart', { storeDeviceInfo: { storeId: 'planted-store' } })
  const { shoppingcartId: id } = (await created.json()) as CartView
  await call('POST', `/api/cart/${id}/products?productVariantId=10102&quantity=1`)
  await call('POST', `/api/cart/${id}/billing`, dutchBilling)
  await call('POST', `/api/cart/${id}/setpassword?password=planted-Pass1`)
  await call('POST', `/api/cart/${id}/setpassword`, { password: 'planted-Pass2' })
  await call('POST', `/api/cart/${id}/payment`, { giftCardNumber: '6400000000000050', giftCardPin: '7777' })
  await call('POST', `/api/cart/${id}/discountcode?code=planted-code`)
  await call('POST', '/api/cart/impersonate?key=planted-key')
  await call('GET', `/api/cart/${id}`)
  await call('GET', `/api/cart/${id.slice(1)}`)
  expect(lines).toHaveLength(10)
  expect(lines.join('')).not.toMatch(
    new RegExp(`${id.slice(1)}|planted|64000000|7777|203.0.113|marieke|Melkmarkt`, 'i'),
  )
})
