import { CallFailed, httpSend, type Journal, orderAsGuest, submitOrder } from '@haverhof/testing'
import { setTimeout as wait } from 'node:timers/promises'
import type { World } from './world.ts'

export type Guests = {
  failures: CallFailed[]
  acknowledged: () => number
  /** Lets them end, sends every order again whose answer was lost, and compares what is stored with what they were told. */
  settle: () => Promise<{ acknowledged: number; lost: number; doubled: number }>
}

const pauseMs = 50
const longestSettlingMs = 30_000

/** Guests who order one after the other, whatever fails, at about so many orders a second together. */
export function startGuests(world: World, { guests = 6, perSecond = 15 } = {}): Guests {
  const journal: Journal[] = []
  const failures: CallFailed[] = []
  const closing = new AbortController()
  const begun = clockOf(world)
  const everyMs = (1000 * guests) / perSecond
  const one = async () => {
    while (!closing.signal.aborted) {
      const next = performance.now() + everyMs
      try {
        await orderAsGuest({ send: httpSend(world.port), variantId: world.variantId, journal })
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error
        failures.push(error)
      }
      await wait(Math.max(pauseMs, next - performance.now()))
    }
  }
  const all = Promise.all(Array.from({ length: guests }, one))
  return {
    failures,
    acknowledged: () => journal.filter(({ order }) => order).length,
    settle: async () => {
      closing.abort()
      await all
      await submitUnknown(world, journal)
      return judge(world, journal, await begun)
    },
  }
}

async function clockOf({ sql }: World): Promise<Date> {
  const [row] = await sql<{ now: Date }>('select now()')
  return row?.now ?? new Date()
}

/** What a browser does after a lost answer: it sends the same order with the same key. */
async function submitUnknown(world: World, journal: Journal[]): Promise<void> {
  const until = performance.now() + longestSettlingMs
  for (const entry of journal)
    while (!entry.order) {
      entry.order = await submitOrder(httpSend(world.port), entry).catch((error: unknown) => {
        if (performance.now() > until) throw error
        return null
      })
      if (!entry.order) await wait(pauseMs)
    }
}

async function judge(world: World, journal: Journal[], begun: Date) {
  const stored = await world.sql<{ cartId: string; orderId: number }>(
    `select cart_id "cartId", order_id "orderId" from shop_order where ordered_at >= $1 or cart_id = any($2)`,
    [begun, journal.map(({ cartId }) => cartId)],
  )
  const pairs = new Set(stored.map(({ cartId, orderId }) => `${cartId} ${orderId}`))
  const lost = journal.filter(({ cartId, order }) => !pairs.has(`${cartId} ${order?.orderId}`)).length
  return { acknowledged: journal.length, lost, doubled: stored.length - (journal.length - lost) }
}

/** What failed otherwise than by a cut connection or a request to come back later. */
export function wrongFailures(failures: readonly CallFailed[]): string[] {
  const wrong = failures.filter(({ status }) => status !== 0 && status !== 503)
  return [...new Set(wrong.map(({ message }) => message.slice(0, 200)))]
}
