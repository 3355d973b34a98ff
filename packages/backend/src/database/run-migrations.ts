import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { SECOND } from '@haverhof/domain/shared'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'
import { namedQuery } from './statement.ts'

/** A migration that waits for a table lock blocks the shop behind it: so the wait is short, and retried. */
const longestLockMs = 5 * SECOND
const mostAttempts = 60

/** The first line of a migration whose steps take no part in a transaction, such as an index that is built beside the traffic. */
export const outsideTransaction = /^-- outside a transaction\b/

type Options = {
  client: pg.Client
  url: string
  migrationsFolder: string
  pause: () => Promise<void>
  lockMs?: number
}

/** The shop's tables and those of the job queue, so that jobs can be added before a worker has ever run. */
export async function runMigrations(options: Options): Promise<void> {
  const { client, url, migrationsFolder, pause, lockMs = longestLockMs } = options
  await client.query(`set lock_timeout = ${lockMs}`)
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await client.query<{ latest: number | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  )
  const latest = rows[0]?.latest ?? null
  const migrations = readMigrationFiles({ migrationsFolder })
  refuseOlder(latest, migrations[0])
  for (const migration of migrations) {
    if (migration.folderMillis > (latest ?? 0)) await patiently(() => apply(client, migration), pause)
  }
  await migrateJobs({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => undefined) })
}

/** The first line of the migration that makes all tables at once. */
const isBaseline = /^-- baseline\b/

/** It fits an empty database, and one that stands at it already (MIGRATE-4). */
function refuseOlder(latest: number | null, first: MigrationMeta | undefined): void {
  const baseline = first && isBaseline.test(first.sql[0] ?? '') ? first : null
  if (latest === null || !baseline || latest >= baseline.folderMillis) return
  const [stands, begins] = [latest, baseline.folderMillis].map((ms) => new Date(ms).toISOString())
  throw new Error(
    `This database is older than this release can take over: its last migration is of ${stands}, the first one here of ${begins}. ` +
      `Upgrade it with release 0.1.0 first (docs/operations/upgrade.md).`,
  )
}

/** Who cannot have a lock within 5 s lets the traffic pass and tries again, for five minutes (MIGRATE-5). */
async function patiently(work: () => Promise<void>, pause: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isLocked || attempt === mostAttempts) throw error
      await pause()
    }
  }
}

async function apply(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  const isTransaction = !outsideTransaction.test(sql[0] ?? '')
  if (isTransaction) await client.query('begin')
  try {
    for (const step of sql) await client.query(step)
    await client.query(
      namedQuery('insert into drizzle.__drizzle_migrations (hash, created_at) values (:hash, :created)', {
        hash,
        created: folderMillis,
      }),
    )
    if (isTransaction) await client.query('commit')
  } catch (error) {
    if (isTransaction) await client.query('rollback')
    throw error
  }
}
