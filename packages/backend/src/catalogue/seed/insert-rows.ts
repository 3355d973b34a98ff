import type pg from 'pg'
import { namedQuery } from '../../database/index.ts'

export type Row = Record<string, unknown>

const rowsPerStatement = 2000

/** Writes many rows of one table in few statements; keys are column names. */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  const text = `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, :rows::jsonb) ${onConflict}`
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(start, start + rowsPerStatement))
    await client.query(namedQuery(text, { rows: part }))
  }
}

/** The end of an upsert: everything but the key, and what is kept, is brought up to date. */
export function updating(key: readonly string[], row: Row | undefined, keep: readonly string[] = []): string {
  const others = Object.keys(row ?? {}).filter((column) => !key.includes(column) && !keep.includes(column))
  if (others.length === 0) return ''
  return `on conflict (${key.join(', ')}) do update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`
}
