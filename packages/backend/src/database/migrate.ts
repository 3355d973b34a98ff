import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import type { Database } from './pool.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any fixed number will do: processes that start together wait for the first one to migrate. */
const migrationLock = 8_101_954

export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(database.orm, { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
}
