import { pauseAfter } from './mutate-statements.ts'
import type { TestShop } from './test-shop.ts'

type Work = () => Promise<unknown>

/** The one who is overtaken stops between looking and writing; the other is let past. */
type Overtaking = (overtaken: Work, other: Work) => Promise<void>

/**
 * Stops the first transaction of this shop that has the answer to the statement, until the other work is done or waits for a
 * lock: with a lock the other waits, without one it is always faster. Must be called before the shop has opened a connection.
 */
export function stopAfter(shop: TestShop, part: RegExp): Overtaking {
  let stop: Work | null = null
  pauseAfter(
    shop,
    (text) => part.test(text),
    async () => stop?.(),
  )
  return async (overtaken, other) => {
    const reached = Promise.withResolvers<boolean>()
    const going = Promise.withResolvers<void>()
    stop = () => {
      stop = null
      reached.resolve(true)
      return going.promise
    }
    const first = overtaken().finally(() => reached.resolve(false))
    if (!(await reached.promise)) throw new Error(`No statement has: ${String(part)}`)
    const second = other()
    await untilDoneOrWaiting(shop, second)
    going.resolve()
    await Promise.all([first, second])
  }
}

/** Until the work has ended, or stands before a lock that another transaction holds. */
export async function untilDoneOrWaiting(shop: TestShop, work: Promise<unknown>): Promise<void> {
  const state = { isDone: false }
  const end = () => {
    state.isDone = true
  }
  work.then(end, end)
  while (!state.isDone && !(await isSomebodyWaiting(shop)));
}

async function isSomebodyWaiting({ context }: TestShop): Promise<boolean> {
  const { rows } = await context.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
