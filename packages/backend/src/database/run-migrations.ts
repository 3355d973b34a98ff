import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

export function runMigrations(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  return migrate(drizzle(pool), { migrationsFolder })
}
