import { SECOND } from '@haverhof/domain/shared'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { withOwnConnection } from './own-connection.ts'
import type { Database } from './pool.ts'
import { giveSettingsToRole, missingSettings } from './session-settings.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any fixed number will do: who migrates at the same time waits for the first one. */
const migrationLock = 8_101_954

/**
 * Brings the tables up to date on a connection of its own, where a statement may take as long as it needs (MIGRATE-1). A database
 * that already is up to date costs two small reads.
 */
export async function migrate(database: Database): Promise<void> {
  const { directUrl, isPooler, pool } = database
  const hasSettings = !isPooler || (await missingSettings(pool)).length === 0
  if (hasSettings && (await isMigrated(database))) return
  await withOwnConnection(database, async (client) => {
    while (!(await isFirst(client))) await pause()
    // Loaded here, because nearly every start has nothing to migrate.
    const { runMigrations } = await import('./run-migrations.ts')
    await runMigrations({ client, url: directUrl, migrationsFolder, pause })
    if (!hasSettings) await giveSettingsToRole(client)
  })
}

const pause = () => setTimeout(SECOND)

/** Asked again and again: a statement that waits for the lock would hold up an index that is built concurrently, and that one it. */
async function isFirst(client: pg.Client): Promise<boolean> {
  const lock = `select pg_try_advisory_lock(${migrationLock}) as taken`
  return (await client.query<{ taken: boolean }>(lock)).rows[0]?.taken ?? false
}

type Journal = { entries: { when: number }[] }

/** Whether the database has every migration of this release. */
export async function isMigrated({ pool }: Database): Promise<boolean> {
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
