import { createTestDatabase } from '@haverhof/testing'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { databaseLimits } from './limits.ts'
import { createListener } from './listen.ts'

test('a connection that could not begin to listen is ended, not forgotten (DATABASE-2)', async () => {
  await using database = await createTestDatabase()
  const onError = vi.fn<(error: Error) => void>()
  const listener = createListener({ url: database.url, limits: databaseLimits, onError })
  const unheard = { onMessage: () => undefined, onReturn: () => undefined }
  await listener.listen('first', unheard)
  // PostgreSQL refuses a channel without a name.
  await listener.listen('', unheard)
  expect(onError).toHaveBeenCalled()
  await listener[Symbol.asyncDispose]()
  const onlooker = new pg.Client({ connectionString: database.url })
  await onlooker.connect()
  try {
    const others =
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    await expect.poll(async () => (await onlooker.query(others)).rowCount).toBe(0)
  } finally {
    await onlooker.end()
  }
})
