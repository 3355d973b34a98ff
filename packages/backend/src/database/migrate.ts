import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from './pool.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any fixed number will do: processes that start together wait for the first one to migrate. */
const migrationLock = 8_101_954

/** Brings the tables up to date; a database that already is costs two small reads. */
export async function migrate(database: Database): Promise<void> {
  if (await isUpToDate(database)) return
  const client = await database.pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${migrationLock})`)
    // Loaded here, because nearly every start has nothing to migrate.
    const { runMigrations } = await import('./run-migrations.ts')
    await runMigrations(database.pool, migrationsFolder)
  } finally {
    await client.query(`select pg_advisory_unlock(${migrationLock})`)
    client.release()
  }
}

type Journal = { entries: { when: number }[] }

async function isUpToDate({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null
       and to_regclass('graphile_worker.migrations') is not null as known`,
  )
  if (!rows[0]?.known) return false
  const done = await pool.query<{ latest: number | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  )
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as Journal
  return journal.entries.every(({ when }) => when <= (done.rows[0]?.latest ?? 0))
}
