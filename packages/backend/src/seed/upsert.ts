import { getTableColumns, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
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
  ) as PgUpdateSetSource<Table>
  const orm = drizzle(client)
  await orm.insert(table).values(rows).onConflictDoUpdate({ target: key, set })
}
