import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations as migrateJobs } from 'graphile-worker'
import type pg from 'pg'

/** The shop's tables and those of the job queue, so that jobs can be added before a worker has ever run. */
export async function runMigrations(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  await migrate(drizzle(pool), { migrationsFolder })
  await migrateJobs({ pgPool: pool, logger: new Logger(() => () => undefined) })
}
