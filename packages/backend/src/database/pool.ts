import pg from 'pg'
import { cutWhenSilent, databaseLimits, type DatabaseLimits, limitedConnection, planning } from './limits.ts'
import { createListener, type Listener } from './listen.ts'
import { rowTypes } from './row-types.ts'
import { type RunStatement, runOn } from './statement.ts'
import { TimedPool } from './timed-pool.ts'

export type Database = AsyncDisposable & {
  url: string
  limits: DatabaseLimits
  pool: pg.Pool
  rows: RunStatement
  /** How many statements have been sent so far: tests hold pages and calls to a fixed number. */
  statementCount: () => number
  /** Messages that a transaction of any process sends with pg_notify. */
  listen: Listener['listen']
}

type PoolOptions = {
  url: string
  poolSize: number
  limits?: DatabaseLimits
  onIdleError: (error: Error) => void
}

export function connectDatabase(options: PoolOptions): Database {
  const { url, limits = databaseLimits, onIdleError } = options
  const pool = openPool(options, { options: planning, types: rowTypes })
  const countStatements = counting(pool)
  const listener = createListener({ url, limits, onError: onIdleError })
  return {
    url,
    limits,
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

/** Connections that never wait without an end, and whose loss never ends the process. */
export function openPool(
  { url, poolSize, limits = databaseLimits, onIdleError }: PoolOptions,
  more: pg.PoolConfig = {},
): pg.Pool {
  const pool = new TimedPool({ ...limitedConnection(url, limits), max: poolSize, ...more })
  // An idle connection that breaks: the next query simply opens another.
  pool.on('error', onIdleError)
  // One that breaks while a transaction has it: the statement that was waiting for its answer fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  cutWhenSilent(pool)
  return pool
}

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
