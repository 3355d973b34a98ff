import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { endPayment, goToCheckout, orderIn, sendOrder } from './buying.ts'
import { medianAndWorst, seconds as inSeconds } from './figures.ts'
import type { Attack, World } from './world.ts'

const waiting = 1000
/** As a message does whose reader never comes. */
const failsAfterMs = 200
const longestMs = 5000
const lookMs = 20

type Delay = { ms: number; behind: number }

/** The payments of a minute are asked after although a thousand jobs that fail stand before them in the same queue (WORKER-10). */
export const backlog: Attack = async (world, { seconds }) => {
  const until = performance.now() + seconds * 1000
  await using dead = await openDeadShop()
  const { paymentId } = await payUntold(world)
  await world.sql('update sandbox_payment set webhook_url = $2 where sandbox_payment_id = $1', [
    paymentId,
    dead.url,
  ])
  const delays: Delay[] = []
  do {
    await fillUp(world, paymentId)
    delays.push(await knowAfter(world, paymentId))
  } while (performance.now() < until)
  await forget(world, paymentId)
  const times = delays.map(({ ms }) => ms)
  const worst = Math.max(...times)
  const fewest = Math.min(...delays.map(({ behind }) => behind))
  return {
    figures: [
      `${delays.length} payments, ${dead.asked()} failures, never fewer than ${fewest} jobs that wait: known ${medianAndWorst(times)} after the minute began`,
    ],
    failures: [
      ...(worst <= longestMs ? [] : [`a payment was known after ${inSeconds(worst)}`]),
      ...(fewest > waiting / 2 ? [] : [`only ${fewest} jobs were waiting`]),
    ],
  }
}

async function openDeadShop() {
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    setTimeout(() => response.writeHead(500).end(), failsAfterMs)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: () => requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

async function payUntold(world: World): Promise<{ orderId: number; paymentId: string }> {
  const order = orderIn(await sendOrder(world, await goToCheckout(world)))
  return { orderId: order.orderId, paymentId: await endPayment(world, order, 'paid') }
}

/** The worker asks about payments older than a minute; here this one becomes so at once (PAYMENTS-5). */
async function knowAfter(world: World, failing: string): Promise<Delay> {
  const { sql } = world
  const { orderId } = await payUntold(world)
  await sql(`update payment set created_at = created_at - interval '2 minutes' where order_id = $1`, [
    orderId,
  ])
  const began = performance.now()
  await sql(
    `select graphile_worker.add_job('every-minute', max_attempts => 1, job_key => 'every-minute', priority => -10)`,
  )
  const open = `select from shop_order where order_id = $1 and status <> 'paid'`
  while ((await sql(open, [orderId])).length > 0 && performance.now() - began < 2 * longestMs)
    await wait(lookMs)
  const ms = performance.now() - began
  return { ms, behind: await countWaiting(world, failing) }
}

async function fillUp(world: World, failing: string): Promise<void> {
  const missing = waiting - (await countWaiting(world, failing))
  await world.sql(
    `select graphile_worker.add_job('send-sandbox-webhook', json_build_object('sandboxPaymentId', $1::text),
       max_attempts => 5, priority => -5) from generate_series(1, $2::int)`,
    [failing, missing],
  )
}

const ofBacklog = `
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
  where task.identifier = 'send-sandbox-webhook' and job.payload->>'sandboxPaymentId' = $1`

async function countWaiting({ sql }: World, failing: string): Promise<number> {
  const [due] = await sql<{ jobs: number }>(
    `select count(*)::int jobs ${ofBacklog} and job.locked_at is null and job.run_at <= now()`,
    [failing],
  )
  return due?.jobs ?? 0
}

/** What comes next finds an empty queue. */
async function forget({ sql }: World, failing: string): Promise<void> {
  while ((await sql(`select ${ofBacklog}`, [failing])).length > 0) {
    await sql(
      `delete from graphile_worker._private_jobs where locked_at is null and id in (select job.id ${ofBacklog})`,
      [failing],
    )
    await wait(lookMs)
  }
}
