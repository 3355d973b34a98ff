import { setTimeout as wait } from 'node:timers/promises'
import { endPayment, goToCheckout, orderIn, sendOrder } from './buying.ts'
import { seconds as inSeconds } from './figures.ts'
import { inParallel } from './in-parallel.ts'
import type { Attack, World } from './world.ts'

const aheadMs = 2 * 60 * 60 * 1000
/** A full minute begins at the wrong process, whenever it was started. */
const wrongMs = 75_000
const buyers = 5
/** Asked after when a minute old, in the minute that begins next, up to ten seconds later (PAYMENTS-5, WORKER-6). */
const longestMs = 135_000
const lookMs = 200

type Bought = { orderId: number; at: number; knownMs: number }

/**
 * One of two processes is two hours ahead for a while, and then gone:
 * payments without a webhook are settled as soon as ever (WORKER-6).
 */
export const clocks: Attack = async (world) => {
  const [, second] = world.shops
  await second.end()
  await second.start({ aheadMs })
  const began = performance.now()
  const before = await buyUntold(world)
  await untilKnown(world, before, began + wrongMs)
  await wait(Math.max(0, began + wrongMs - performance.now()))
  await second.end()
  // The other one serves alone.
  const after = await buyUntold({ ...world, port: () => world.shops[0].port })
  const all = [...before, ...after]
  await untilKnown(world, all, performance.now() + longestMs)
  const [wrong] = await world.sql<{ orders: number; work: number }>(writtenInTheFuture)
  await second.start()
  const late = all.filter(({ knownMs }) => knownMs > longestMs).length
  return {
    figures: [
      `${buyers} payments while one process is two hours ahead: known after ${times(before)}`,
      `${buyers} after it is gone: known after ${times(after)}`,
    ],
    failures: [
      ...(late > 0 ? [`${late} payments are not known after ${inSeconds(longestMs)}`] : []),
      ...(wrong && wrong.orders > 0 ? [`${wrong.orders} orders were placed in the future`] : []),
      ...(wrong && wrong.work > 0 ? [`${wrong.work} kinds of work are done in the future`] : []),
    ],
  }
}

async function buyUntold(world: World): Promise<Bought[]> {
  const bought: Bought[] = []
  await inParallel(Array.from({ length: buyers }), { most: buyers }, async () => {
    const order = orderIn(await sendOrder(world, await goToCheckout(world)))
    await endPayment(world, order, 'paid')
    bought.push({ orderId: order.orderId, at: performance.now(), knownMs: Infinity })
  })
  return bought
}

async function untilKnown({ sql }: World, bought: Bought[], until: number): Promise<void> {
  while (performance.now() < until) {
    const unknown = bought.filter(({ knownMs }) => knownMs === Infinity)
    if (unknown.length === 0) return
    const paid = await sql<{ orderId: number }>(
      `select order_id "orderId" from shop_order where status = 'paid' and order_id = any($1)`,
      [unknown.map(({ orderId }) => orderId)],
    )
    for (const { orderId } of paid)
      for (const each of unknown) if (each.orderId === orderId) each.knownMs = performance.now() - each.at
    await wait(lookMs)
  }
}

function times(bought: readonly Bought[]): string {
  return bought.map(({ knownMs }) => inSeconds(knownMs)).join(', ')
}

const writtenInTheFuture = `
  select (select count(*) from shop_order where ordered_at > now() + interval '10 seconds')::int orders,
    (select count(*) from recurring_work where last_execution > now() or ended_at > now())::int work`
