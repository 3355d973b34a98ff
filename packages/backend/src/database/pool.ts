import pg from 'pg'
import {
  cutWhenSilent,
  databaseLimits,
  type DatabaseLimits,
  limitedConnection,
  patientConnection,
} from './limits.ts'
import { createListener, type Listener } from './listen.ts'
import { type Reader, readPrimary, readReplica, type ReplicaReader } from './reader.ts'
import { rowTypes } from './row-types.ts'
import { planningOptions } from './session-settings.ts'
import { runOn, type RunStatement } from './statement.ts'
import { connectionAwaited } from '../observability/index.ts'

export type Database = AsyncDisposable & {
  /** For what needs a session of PostgreSQL: listening, jobs, migrations, long work. */
  directUrl: string
  /** Whether the pool leads through a pooler, which assigns a connection for one transaction at a time (DATABASE-3). */
  isPooler: boolean
  limits: DatabaseLimits
  pool: pg.Pool
  rows: RunStatement
  /** For what may lag and writes nothing (DATABASE-4). */
  reader: Reader
  /** Whether a connection that is opened for this question, on the way that the pool's go, is answered. */
  isReachable: () => Promise<boolean>
  /** How many statements have been sent so far: tests hold pages and calls to a fixed number. */
  statementCount: () => number
  /** Messages that a transaction of any process sends with pg_notify. */
  listen: Listener['listen']
  isListening: Listener['isListening']
}

type PoolOptions = {
  url: string
  poolSize: number
  isPooler?: boolean
  limits?: DatabaseLimits
  onIdleError: (error: Error) => void
}

type DatabaseOptions = Omit<PoolOptions, 'isPooler'> & {
  directUrl?: string | undefined
  readUrl?: string | undefined
}

export function connectDatabase(options: DatabaseOptions): Database {
  const { url, directUrl = url, limits = databaseLimits, onIdleError } = options
  const way = { ...options, isPooler: directUrl !== url }
  const pool = openShopPool(way)
  const countStatements = counting(pool)
  const listener = createListener({ url: directUrl, limits, onError: onIdleError })
  const rows = runOn(pool, way)
  const replica = options.readUrl === undefined ? null : openReplica(way, options.readUrl, rows)
  return {
    directUrl,
    isPooler: way.isPooler,
    limits,
    pool,
    rows,
    reader: replica ?? readPrimary(rows),
    isReachable: () => isAnswered(openShopPool({ ...way, poolSize: 1 })),
    statementCount: countStatements,
    listen: replica ? listenBefore(listener, replica.expectChange) : listener.listen,
    isListening: listener.isListening,
    [Symbol.asyncDispose]: async () => {
      await listener[Symbol.asyncDispose]()
      await replica?.[Symbol.asyncDispose]()
      await pool.end()
    },
  }
}

function openReplica(way: PoolOptions, url: string, primary: RunStatement): ReplicaReader {
  const { poolSize, isPooler = false, limits = databaseLimits } = way
  const openReaders = (size: number, own: DatabaseLimits) =>
    openShopPool({ ...way, url, poolSize: size, limits: own })
  return readReplica({ primary, isPooler, limits, poolSize, openPool: openReaders })
}

/** Who acts on a message reads nothing that is older than it (DATABASE-4). */
function listenBefore(listener: Listener, expectChange: () => void): Listener['listen'] {
  return async (channel, { onMessage, onReturn }) => {
    await listener.listen(channel, {
      onMessage: (payload) => {
        expectChange()
        onMessage(payload)
      },
      onReturn: () => {
        expectChange()
        onReturn()
      },
    })
    // Notifications before this moment were missed.
    expectChange()
  }
}

async function isAnswered(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  } finally {
    pool.end().catch(() => undefined)
  }
}

/** For statements of the shop. */
function openShopPool(options: PoolOptions): pg.Pool {
  return openPool(options, { types: rowTypes, ...(!options.isPooler && { options: planningOptions }) })
}

/** Connections that never wait without an end, and whose loss never ends the process. */
export function openPool(
  { url, poolSize, isPooler = false, limits = databaseLimits, onIdleError }: PoolOptions,
  more: pg.PoolConfig = {},
): pg.Pool {
  const connection = (isPooler ? patientConnection : limitedConnection)(url, limits)
  const pool = new TimedPool({ ...connection, max: poolSize, ...more })
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

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: boolean | Error) => void,
) => void

/** A pool that measures the wait for a connection; its own `query` takes connections the same way. */
class TimedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): unknown {
    if (!connectionAwaited.isHeard()) return callback ? super.connect(callback) : super.connect()
    const started = performance.now()
    const tell = () => connectionAwaited.publish({ ms: performance.now() - started })
    if (!callback) return super.connect().finally(tell)
    return super.connect((error, client, release) => {
      tell()
      callback(error, client, release)
    })
  }
}
