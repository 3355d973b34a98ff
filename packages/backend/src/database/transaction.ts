import { setTimeout } from 'node:timers/promises'
import type { Database } from './pool.ts'
import { runOn } from './statement.ts'

/** Statements on one connection, all or nothing. */
export type Transaction = Pick<Database, 'rows'>

const mostAttempts = 4
const firstPauseMs = 10

/**
 * Runs the work in one transaction (DATABASE-1). When PostgreSQL gives it up for the sake of another
 * (serialisation failure, deadlock) it runs again, at most three times, so the work must bear being repeated.
 * A refused result rolls back what was written before it, as an error does.
 */
export async function inTransaction<Result>(
  { database }: { database: Database },
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return repeated(() => once(database, work))
}

/** The same for work that writes with a single statement, which PostgreSQL makes a transaction by itself. */
export async function inOneStatement<Result>(
  { database }: { database: Database },
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return repeated(() => work(database))
}

async function repeated<Result>(attemptOnce: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce()
    } catch (error) {
      if (attempt === mostAttempts || !isWorthAnotherTry(error)) throw error
      // Those that met once must not meet again.
      await setTimeout(firstPauseMs * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

async function once<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect()
  let broken: Error | undefined
  const transaction: Transaction = { rows: runOn(client, database) }
  try {
    await client.query('begin')
    const result = await work(transaction)
    await client.query(isRefused(result) ? 'rollback' : 'commit')
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away, and PostgreSQL rolls back by itself.
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function isRefused(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
}

const conflictCodes = new Set(['40001', '40P01'])

function isWorthAnotherTry(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    conflictCodes.has(error.code)
  )
}
