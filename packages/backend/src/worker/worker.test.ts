import { finishAtSandbox, startBuying, startTestShop, type TestShop } from '@haverhof/testing'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runDueWork, startWorker } from './index.ts'
import type { Worker } from './start-worker.ts'

let shop: TestShop
let server: Server
let worker: Worker

/** The shop answers at a real port: the messages of the sandbox travel over HTTP. */
beforeEach(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      void shop
        .request(request.url ?? '/', { method: 'POST', headers, body: Buffer.concat(chunks) })
        .then(({ status }) => response.writeHead(status).end())
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  shop = await startTestShop({ env: { WEBHOOK_ORIGIN: `http://127.0.0.1:${port}` } })
  worker = startWorker(shop.context)
})
afterEach(async () => {
  await worker[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
  server.close()
})

const sql = async <Row = Record<string, unknown>>(text: string) =>
  (await shop.context.database.pool.query(text)).rows as Row[]

async function payAndBeTold(): Promise<string> {
  const order = await (await startBuying(shop)).order()
  const id = /sandbox-payment\/([^/]+)\//.exec(order.checkoutUrl ?? '')?.[1]
  await shop.read(`/api/sandbox/payments/${id}/finish`, { json: { outcome: 'paid', webhook: 'twice' } })
  await expect
    .poll(() => sql(`select status from shop_order where order_id = ${order.orderId}`))
    .toEqual([{ status: 'paid' }])
  return 'paid'
}

test('a payment at the sandbox reaches the shop over HTTP within a moment', async () => {
  await payAndBeTold()
  await expect.poll(() => sql('select 1 from outbox_mail where sent_at is null')).toEqual([])
})

test('a worker that loses its connections again and again goes on (WORKER-2)', async () => {
  silenceQueue()
  for (let round = 0; round < 5; round += 1) {
    expect(await payAndBeTold()).toBe('paid')
    await sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  }
})

test('a worker that loses its connections while two jobs end comes back', async () => {
  silenceQueue()
  // What the queue does when it starts would hold the connections that the two jobs need to end.
  await payAndBeTold()
  await expect
    .poll(() =>
      sql(`select from graphile_worker.jobs where task_identifier in ('every-minute', 'send-mail')`),
    )
    .toEqual([])
  await sql(`create function wait_to_end() returns trigger language plpgsql as
    $$ begin
      if exists (select from graphile_worker._private_tasks where id = old.task_id and identifier = 'send-mail')
      then perform pg_advisory_xact_lock_shared(1); end if;
      return old;
    end $$`)
  await sql(`create trigger wait_to_end before delete on graphile_worker._private_jobs
    for each row execute function wait_to_end()`)
  const holder = await shop.context.database.pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  for (const ending of [1, 2]) {
    await sql(`select graphile_worker.add_job('send-mail')`)
    await expect.poll(() => sql(waiting)).toHaveLength(ending)
  }
  await sql(`select pg_terminate_backend(pid) from (${waiting}) ending`)
  await holder.query('select pg_advisory_unlock(1)')
  holder.release()
  expect(await payAndBeTold()).toBe('paid')
})

const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`

/** The queue itself traces every connection that it loses. */
function silenceQueue(): void {
  vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

test('the work of a minute finds what no message told, however much there is (WORKER-1)', async () => {
  await worker[Symbol.asyncDispose]()
  const orders = []
  for (let count = 0; count < 12; count += 1) orders.push(await (await startBuying(shop)).order())
  for (const order of orders.slice(0, 6)) await finishAtSandbox(shop, order, 'paid')
  shop.clock.advance(16 * 60_000)
  await runDueWork(shop.context)
  expect(await sql('select status, count(*)::int from shop_order group by 1 order by 1')).toEqual([
    { status: 'cancelled', count: 6 },
    { status: 'paid', count: 6 },
  ])
})
