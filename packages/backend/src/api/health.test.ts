import { createClock, startTestShop } from '@haverhof/testing'
import { MINUTE } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { readEnv } from '../config/index.ts'
import { databaseLimits } from '../database/index.ts'
import { createApi } from './create-api.ts'
import { createAppContext } from './create-app-context.ts'

test('a process whose connections all hang for a minute asks to be ended (HTTP-18)', async () => {
  await using shop = await startTestShop({ env: { DATABASE_POOL_SIZE: '2' }, limits: databaseLimits })
  const { pool } = shop.context.database
  const status = async (path: string) => (await shop.request(path)).status
  const hung = [await pool.connect(), await pool.connect()]
  expect(await status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)
  shop.clock.advance(MINUTE)
  expect(await status('/healthz')).toBe(503)
  for (const client of hung) client.release()
  await expect.poll(() => status('/readyz')).toBe(200)
  expect(await status('/healthz')).toBe(200)
})

test('a database that is away is no reason to end the process (HTTP-18)', async () => {
  const clock = createClock()
  const env = readEnv({ LOG_LEVEL: 'silent' })
  await using context = createAppContext({
    env,
    databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
    now: clock.now,
  })
  const api = createApi(context)
  expect((await api.request('/readyz')).status).toBe(503)
  clock.advance(MINUTE)
  expect((await api.request('/healthz')).status).toBe(200)
})
