import { type AppContext, createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { withClient } from '../with-client.ts'

export type Work = { name: string; run: (context: AppContext) => Promise<unknown> }

export type WorkFigures = { name: string; seconds: number; wholeTables: string[] }

/** A table that is read from end to end has to be at least this large to matter. */
const manyRows = 50_000

/** Runs a piece of work in a shop of its own and tells how long it takes and which large tables it reads from end to end. */
export async function measureWork(url: string, { name, run }: Work): Promise<WorkFigures> {
  const before = await readScans(url)
  const started = performance.now()
  {
    await using context = createAppContext({ env: readEnv({ LOG_LEVEL: 'warn' }), databaseUrl: url })
    await run(context)
  }
  const seconds = (performance.now() - started) / 1000
  // PostgreSQL counts what a connection did when the connection has ended.
  const after = await readScans(url)
  const wholeTables = [...after]
    .filter(([table, read]) => read - (before.get(table) ?? 0) >= manyRows)
    .map(([table, read]) => `${table} (${(read - (before.get(table) ?? 0)).toLocaleString('en')} rows)`)
  return { name, seconds, wholeTables }
}

async function readScans(url: string): Promise<Map<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string; read: string }>(
      'select relname as table, seq_tup_read as read from pg_stat_user_tables',
    )
    return new Map(rows.map((row) => [row.table, Number(row.read)]))
  })
}
