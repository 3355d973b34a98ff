import pg from 'pg'
import { readFellBack } from '../observability/index.ts'
import type { DatabaseLimits } from './limits.ts'
import { type ReplicaProblem, type ReplicaWatch, watchReplica } from './replica-watch.ts'
import { type RunStatement, runOn, type Statement, statement } from './statement.ts'

/** For what may lag by a few seconds and writes nothing: lists, cards, products, content, sitemaps. */
export type Reader = {
  rows: RunStatement
  /** The replica that is read, if one is configured and something has been read. */
  replica: () => { problem: ReplicaProblem | null; lagMs: number | undefined } | null
}

type Options = {
  primary: RunStatement
  isPooler: boolean
  limits: DatabaseLimits
  /** Opens connections to the replica. */
  openPool: (poolSize: number, limits: DatabaseLimits) => pg.Pool
  poolSize: number
}

export type ReplicaReader = Reader & AsyncDisposable & { expectChange: () => void }

/** Everything is read from the primary, and still nothing may be written. */
export function readPrimary(primary: RunStatement): Reader {
  const rows = (async (query: Statement, values: object) => {
    refuseWriting(query)
    return primary(query, values)
  }) as RunStatement
  return { rows, replica: () => null }
}

/**
 * Reads from the replica, and from the primary while the replica is away, too old, or lacks a change that this process has
 * heard of (DATABASE-8). A read that fails there is sent to the primary, unless it took too long to be asked for twice or
 * tried to write.
 */
export function readReplica({ primary, isPooler, limits, openPool, poolSize }: Options): ReplicaReader {
  let opened: ReturnType<typeof open> | null = null

  function open() {
    const connections = leavable(() => openPool(poolSize, limits))
    // Asked on a connection of its own: readers that fill the pool are no reason to leave it.
    const questions = openPool(1, { ...limits, answerMs: limits.replicaAnswerMs })
    const watch = watchReplica({
      askPrimary: () => placeOf(primary, writtenPlace),
      askReplica: () => placeOf(runOn(questions, { isPooler }), reachedPlace),
      limits,
      onAway: connections.leave,
    })
    return { connections, questions, watch }
  }

  const rows = (async (query: Statement, values: object) => {
    refuseWriting(query)
    const { watch, connections } = (opened ??= open())
    const problem = watch.problem()
    if (problem) return leave(problem, query, values)
    try {
      return await runOn(connections.pool(), { isPooler })(query, values)
    } catch (error) {
      if (isFinal(error)) throw error
      if (isLost(error)) watch.reportLoss()
      return await leave(isLost(error) ? 'away' : 'conflict', query, values)
    }
  }) as RunStatement

  function leave(reason: ReplicaProblem | 'conflict', query: Statement, values: object): Promise<unknown[]> {
    readFellBack.publish({ reason })
    return primary(query, values)
  }

  return {
    rows,
    replica: () => opened && stateOf(opened.watch),
    expectChange: () => opened?.watch.expectChange(),
    [Symbol.asyncDispose]: async () => {
      if (!opened) return
      opened.watch[Symbol.dispose]()
      await Promise.all([opened.connections.pool().end(), opened.questions.end()])
    },
  }
}

function stateOf(watch: ReplicaWatch) {
  return { problem: watch.problem(), lagMs: watch.lagMs() }
}

/** Connections that can be left all at once: who waits for an answer there is told so, and asks elsewhere; the next read opens new ones. */
function leavable(openPool: () => pg.Pool): { pool: () => pg.Pool; leave: () => void } {
  const busy = new Set<pg.PoolClient>()
  let pool = open()

  function open(): pg.Pool {
    const opened = openPool()
    opened.on('acquire', (client) => busy.add(client))
    opened.on('release', (_, client) => busy.delete(client))
    return opened
  }

  return {
    pool: () => pool,
    leave: () => {
      const old = pool
      pool = open()
      for (const client of busy) void (client as unknown as pg.Client).end().catch(() => undefined)
      void old.end().catch(() => undefined)
    },
  }
}

async function placeOf(rows: RunStatement, query: Statement<object, { place: number }>): Promise<number> {
  const [row] = await rows(query)
  if (!row) throw new Error('the position of the write-ahead log is unknown')
  return row.place
}

/** PostgreSQL counts the head of a page that nothing has been written to yet (24 bytes, 40 in a new file): no replica gets that far. */
const writtenPlace = statement<object, { place: number }>(
  'replica-written-place',
  `
    select place - case when place % 8192 in (24, 40) then place % 8192 else 0 end place
    from (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') place) written`,
)

/** A replica that was promoted is as new as can be. */
const reachedPlace = statement<object, { place: number }>(
  'replica-reached-place',
  `
    select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0') place`,
)

/** It took too long, or wanted to write: nothing for the primary to try again. */
const isFinal = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '57014' || error.code === '25006')

/** The connection, not the statement, is what failed. */
const isLost = (error: unknown) => !(error instanceof pg.DatabaseError) || /^(57P|08)/.test(error.code ?? '')

const writing = /\b(insert|update|delete|merge|truncate|nextval|pg_notify|for (?:no key |key )?share)\b/i
const harmless = new Set<string>()

function refuseWriting({ name, text }: Statement): void {
  if (harmless.has(name)) return
  if (writing.test(text)) throw new Error(`${name} writes: it is not for the reader`)
  harmless.add(name)
}
