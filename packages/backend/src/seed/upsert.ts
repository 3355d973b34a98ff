import { getTableColumns, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Seeding } from './seeding.ts'

/** Writes rows, replacing those with the same key. */
export async function upsert<Table extends PgTable>(
  { client }: Pick<Seeding, 'client'>,
  table: Table,
  key: PgColumn[],
  rows: Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !key.includes(column))
  const set = Object.fromEntries(
    columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  )
  const insert = drizzle(client).insert(table).values(rows)
  await insert.onConflictDoUpdate({
    target: key,
    set: set as Parameters<typeof insert.onConflictDoUpdate>[0]['set'],
  })
}
