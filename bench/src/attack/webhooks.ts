import { setTimeout as wait } from 'node:timers/promises'
import { endPayment, goToCheckout, orderIn, type Outcome, sendOrder, tellShop } from './buying.ts'
import { seconds as inSeconds, tally } from './figures.ts'
import { inParallel } from './in-parallel.ts'
import type { Attack, World } from './world.ts'

type PaidOrder = { orderId: number; paymentId: string; outcome: Outcome; isDropped: boolean }

const perBatch = 10
const repeats = 10
const longestHealingMs = 30_000
const outcomes: readonly Outcome[] = ['paid', 'paid', 'paid', 'failed', 'canceled', 'expired']
const forged = ['', 'a\u0000b', "' or 1=1 --", '../1', 'spm_nobody', 'x'.repeat(5000), '1', '%00', '{"id":1}']

/** Every message ten times in any order, forged ones between, some never: money counts once and is never taken back. */
export const webhooks: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  const orders: PaidOrder[] = []
  const statuses: number[] = []
  do {
    const batch = await Promise.all(Array.from({ length: perBatch }, () => payOne(world)))
    orders.push(...batch)
    const heard = batch.filter(({ isDropped }) => !isDropped)
    await tellAll(
      world,
      [...heard.flatMap(({ paymentId }) => Array<string>(repeats).fill(paymentId)), ...forged],
      statuses,
    )
  } while (performance.now() < until)
  const healing = performance.now()
  await lookAfterDropped(world, orders)
  const healedMs = performance.now() - healing
  // Every notification is repeated: nothing may change.
  await tellAll(
    world,
    orders.map(({ paymentId }) => paymentId),
    statuses,
  )
  const dropped = orders.filter(({ isDropped }) => isDropped).length
  const wrong = statuses.filter((status) => status === 0 || (status >= 500 && status !== 503))
  return {
    figures: [
      `${orders.length} payments, ${statuses.length} messages (${tally(statuses)}), ${dropped} never told`,
      `payments nobody told of are settled by the worker ${inSeconds(healedMs)} after they are due`,
    ],
    failures: [
      ...(wrong.length > 0 ? [`messages were answered with ${tally(wrong)}`] : []),
      ...(await judge(world, orders)),
    ],
  }
}

async function payOne(world: World): Promise<PaidOrder> {
  const order = orderIn(await sendOrder(world, await goToCheckout(world)))
  const outcome = world.random.pick(outcomes)
  const paymentId = await endPayment(world, order, outcome)
  return { orderId: order.orderId, paymentId, outcome, isDropped: world.random.next() < 0.2 }
}

async function tellAll(world: World, ids: readonly string[], statuses: number[]): Promise<void> {
  await inParallel(world.random.shuffled(ids), { most: 16 }, async (id) => {
    const provider = world.random.next() < 0.05 ? world.random.pick(['mollie', 'nobody', '%00']) : 'sandbox'
    statuses.push((await tellShop(world, id, provider)).status)
  })
}

/** The worker asks about payments older than a minute; here they become so at once (PAYMENTS-5). */
async function lookAfterDropped(world: World, orders: readonly PaidOrder[]): Promise<void> {
  const ids = orders.filter(({ isDropped }) => isDropped).map(({ orderId }) => orderId)
  const unsettled = `from payment where order_id = any($1) and status in ('created', 'open')`
  await world.sql(
    `update payment set created_at = created_at - interval '2 minutes', asked_at = null
     where payment_id in (select payment_id ${unsettled})`,
    [ids],
  )
  await world.sql(`select graphile_worker.add_job('every-minute')`)
  const until = performance.now() + longestHealingMs
  while ((await world.sql(`select ${unsettled}`, [ids])).length > 0 && performance.now() < until)
    await wait(200)
}

async function judge({ sql }: World, orders: readonly PaidOrder[]): Promise<string[]> {
  const stored = await sql<{
    orderId: number
    status: string
    paid: number
    invoices: number
    money: number
  }>(
    `select order_id "orderId", status,
       (select count(*) from order_event e where e.order_id = o.order_id and to_status = 'paid')::int paid,
       (select count(*) from invoice i where i.order_id = o.order_id)::int invoices,
       (select count(*) from payment p where p.order_id = o.order_id and p.status = 'paid')::int money
     from shop_order o where order_id = any($1)`,
    [orders.map(({ orderId }) => orderId)],
  )
  const byId = new Map(stored.map((row) => [row.orderId, row]))
  return orders.flatMap(({ orderId, outcome, isDropped }) => {
    const row = byId.get(orderId)
    const expected = outcome === 'paid' ? 1 : 0
    const isRight = row?.paid === expected && row.invoices === expected && row.money === expected
    const way = isDropped ? 'not told of' : 'told of ten times'
    return isRight ? [] : [`a payment that ${outcome}, ${way}: ${JSON.stringify(row ?? 'is gone')}`]
  })
}
