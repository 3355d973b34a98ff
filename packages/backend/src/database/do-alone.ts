import { withOwnConnection } from './own-connection.ts'
import type { Database } from './pool.ts'
import { runOn, statement } from './statement.ts'

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
