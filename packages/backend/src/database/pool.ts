import pg from 'pg'
import { createListener, type Listener } from './listen.ts'
import { type RunStatement, runOn } from './statement.ts'

export type Database = AsyncDisposable & {
  pool: pg.Pool
  rows: RunStatement
  /** How many statements have been sent so far: tests hold pages and calls to a fixed number. */
  statementCount: () => number
  /** Messages that a transaction of any process sends with pg_notify. */
  listen: Listener['listen']
}

/**
 * Every statement of the shop finds its rows by keys, so one plan serves all values: it is made once per connection instead of
 * six times, and for disks without a head to move.
 */
const planning = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off'

type Options = { url: string; poolSize: number; onIdleError: (error: Error) => void }

export function connectDatabase({ url, poolSize, onIdleError }: Options): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    options: planning,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // An idle connection that breaks must never end the process; the next query simply opens another.
  pool.on('error', onIdleError)
  // Nor one that breaks while a transaction has it: the statement that was waiting for its answer fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const countStatements = counting(pool)
  const listener = createListener({ url, onError: onIdleError })
  return {
    pool,
    rows: runOn(pool),
    statementCount: countStatements,
    listen: listener.listen,
    [Symbol.asyncDispose]: async () => {
      await listener[Symbol.asyncDispose]()
      await pool.end()
    },
  }
}

/** int8 and numeric as numbers: ids and amounts of the shop stay far below 2^53. */
const parsers: Record<number, (text: string) => unknown> = { 20: Number, 1700: Number }

function counting(pool: pg.Pool): () => number {
  let count = 0
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      count += 1
      return send(...args)
    }) as typeof client.query
  })
  return () => count
}
