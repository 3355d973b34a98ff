import type pg from 'pg'

/**
 * Without figures about fresh rows the planner reads whole tables. An empty table is left alone: once it is known to be
 * empty, statements about it are planned to read all of it, and go on doing so while it grows.
 */
export async function analyzeFilled(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(filledTables)
  if (rows[0]?.tables) await client.query(`analyze ${rows[0].tables}`)
}

const filledTables = `
  select string_agg(oid::regclass::text, ', ') tables from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`
