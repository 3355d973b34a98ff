import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { createTestDatabase } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { prepareDatabase } from './prepare-database.ts'

const production = (more: Record<string, string> = {}) =>
  readEnv({
    LOG_LEVEL: 'silent',
    SHOP_ENV: 'production',
    SANDBOX_PAYMENTS: 'on',
    SMTP_URL: 'smtp://mail.example',
    ...more,
  })

test('a real shop refuses the built-in PostgreSQL (MIGRATE-2)', async () => {
  await expect(prepareDatabase(production())).rejects.toThrow(/DATABASE_URL: is required/)
})

test.each([
  [
    'tables older than the release',
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    /npm run migrate/,
  ],
  ['an empty shop', 'delete from seed_run', /npm run seed/],
])('a start in production refuses %s (MIGRATE-2)', async (_, change, words) => {
  await using database = await createTestDatabase()
  const env = production({ DATABASE_URL: database.url })
  await expect(prepareDatabase(env)).resolves.toBeDefined()
  await using context = createAppContext({ env, databaseUrl: database.url })
  await context.database.pool.query(change)
  await expect(prepareDatabase(env)).rejects.toThrow(words)
})

test('a start in production refuses settings that cannot sell (DOCTOR-3)', async () => {
  await using database = await createTestDatabase()
  const env = production({ DATABASE_URL: database.url, SANDBOX_PAYMENTS: 'off', SMTP_URL: '' })
  const refusal = /The shop cannot sell:\nMOLIE_API_KEY: .*\nSites 1, .*\nSMTP_URL: /
  await expect(prepareDatabase(env, { MOLIE_API_KEY: 'x' })).rejects.toThrow(refusal)
})
