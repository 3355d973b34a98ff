import { HOUR, SECOND } from '@haverhof/domain/shared'
import pg from 'pg'
import { limitedConnection } from './limits.ts'
import type { Database } from './pool.ts'
import { rowTypes } from './row-types.ts'
import { planningOptions } from './session-settings.ts'
import { runOn, statement } from './statement.ts'

/**
 * A connection of its own, with limits of its own, for work that takes longer than any call may: it neither ends after
 * seconds nor keeps a caller from one of the pool's (DATABASE-2). Its transactions are rolled back when the work throws.
 */
export async function withOwnConnection<Result>(
  { directUrl, limits }: Pick<Database, 'directUrl' | 'limits'>,
  work: (client: pg.Client) => Promise<Result>,
  longestMs = HOUR,
): Promise<Result> {
  const own = {
    statementMs: longestMs,
    answerMs: longestMs + 2 * SECOND,
    lockMs: longestMs,
    idleInTransactionMs: longestMs,
  }
  const client = new pg.Client({
    ...limitedConnection(directUrl, { ...limits, ...own }),
    options: planningOptions,
    types: rowTypes,
  })
  // The statement that was waiting for its answer fails and says so.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The first caller of all processes does the work. False for who comes while it is being done. */
export function doAlone(
  database: Pick<Database, 'directUrl' | 'limits'>,
  lock: { what: string; which: string },
  work: () => Promise<void>,
): Promise<boolean> {
  return withOwnConnection(database, async (client) => {
    const [taken] = await runOn(client)(take, lock)
    if (!taken?.isMine) return false
    await work()
    return true
  })
}

const take = statement<{ what: string; which: string }, { isMine: boolean }>(
  'database-do-alone',
  `select pg_try_advisory_lock(hashtext(:what), hashtext(:which)) "isMine"`,
)
