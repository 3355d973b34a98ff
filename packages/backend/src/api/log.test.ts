import { createTestDatabase } from '@haverhof/testing'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createAppContext } from './create-app-context.ts'
import { readEnv } from '../config/index.ts'
import { createApi } from './create-api.ts'

async function shopWithLog(databaseUrl: string) {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const context = createAppContext({ env: readEnv({}), databaseUrl, log })
  return { app: createApi(context), context, lines }
}

const headers = { host: 'haverhof.nl', 'x-requested-with': 'XMLHttpRequest' }

test('a log line names the call and never what was given to it (HTTP-6)', async () => {
  await using database = await createTestDatabase()
  const { app, context, lines } = await shopWithLog(database.url)
  await using _context = context
  await app.request('/api/Conversion?mailplusId=secret-17', { method: 'POST', headers })
  await app.request('/api/conversion?mailplusId=a%0d%0aforged', { method: 'POST', headers })
  await app.request('/api/unknown/secret-17?key=secret-17', { headers })
  await app.request(`/api/results/${'secret-17'.repeat(3)}`, { headers })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { route: '/api/conversion', status: 204, siteId: 1 },
    { route: '/api/conversion', status: 400 },
    { route: 'none', status: 404 },
    { route: '/api/results/{key}', status: 404 },
  ])
  expect(lines.join('')).not.toMatch(/secret-17|forged/)
})

test('a database that is away answers 503, with nothing of the inside', async () => {
  const { app, context, lines } = await shopWithLog('postgres://nobody:hidden@127.0.0.1:1/none')
  await using _context = context
  const response = await app.request('/api/language', { headers })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.text()).not.toMatch(/ECONN|127\.0\.0\.1|postgres/)
  expect(lines.join('')).not.toContain('hidden')
})
