import { SECOND } from '@haverhof/domain/shared'
import type pg from 'pg'

/** How long the shop waits for its database, in milliseconds. */
export type DatabaseLimits = {
  /** How long a call waits for a connection: for a free one of the pool, or for a new one. */
  connectMs: number
  /** PostgreSQL itself gives a statement up after this. */
  statementMs: number
  /** A connection that has said nothing for this long will say nothing more. A little longer than PostgreSQL's own limit. */
  answerMs: number
  /** How long a statement waits for a lock. */
  lockMs: number
  /** A process that hangs in the middle of a transaction must not hold its rows. */
  idleInTransactionMs: number
  /** How often the connection that only listens is asked whether it is still there, and how long that may take. */
  pingMs: number
  /** A replica whose state is older than this is not read. */
  replicaLagMs: number
  /** How often it is asked how far it is, and how long that may take. */
  replicaCheckMs: number
  replicaAnswerMs: number
}

export const databaseLimits: DatabaseLimits = {
  connectMs: 3 * SECOND,
  statementMs: 15 * SECOND,
  answerMs: 17 * SECOND,
  lockMs: 5 * SECOND,
  idleInTransactionMs: 30 * SECOND,
  pingMs: 10 * SECOND,
  replicaLagMs: 5 * SECOND,
  replicaCheckMs: SECOND,
  replicaAnswerMs: 2 * SECOND,
}

/** What every connection of the shop has: no wait for the other side is without an end (DATABASE-2). */
export function patientConnection(connectionString: string, limits: DatabaseLimits) {
  return {
    connectionString,
    connectionTimeoutMillis: limits.connectMs,
    // An idle connection whose other side is gone is noticed by the system.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * SECOND,
    query_timeout: limits.answerMs,
  } satisfies pg.ClientConfig
}

/** The same for a connection that is a session of PostgreSQL: it brings its settings along. */
export function limitedConnection(connectionString: string, limits: DatabaseLimits) {
  return {
    ...patientConnection(connectionString, limits),
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  } satisfies pg.ClientConfig
}

/** What the driver says when no answer came in time. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * A connection whose answer did not come in time is destroyed at once: what is asked of it next, such as
 * a rollback, would wait behind the answer that never comes (DATABASE-2).
 */
export function cutWhenSilent(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const answer = send(...args)
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isReadTimeout(error)) void (client as unknown as pg.Client).end().catch(() => undefined)
        })
      return answer
    }) as typeof client.query
  })
}
