import { MINUTE, SECOND } from '@haverhof/domain/shared'
import {
  type ApiProcess,
  createTestDatabase,
  type MailServer,
  noOrders,
  startApiProcess,
  startMailServer,
  startMailShop,
  startTestShop,
} from '@haverhof/testing'
import { expect, test, vi } from 'vitest'
import { giveBackJobs } from '../jobs/index.ts'
import { queueMails, sendWaitingMails } from '../mail/index.ts'

/** `npm run test:long`: as many as the shop sends in a night. */
const long = process.env['LONG'] !== undefined
const [mails, kills] = long ? [2000, 40] : [200, 2]

type Mail = { to: string; isSent: boolean; state: 'waiting' | 'given-up'; why: string | null }

type Killing = Awaited<ReturnType<typeof startKilling>>

/** Mails in a database that a worker in a process of its own works off, until it is killed. */
async function startKilling(count: number) {
  const stack = new AsyncDisposableStack()
  const server = stack.use(await startMailServer())
  const database = stack.use(await createTestDatabase())
  const shop = stack.use(await startTestShop({ databaseUrl: database.url, now: new Date() }))
  const sql = async <Row = unknown>(text: string) =>
    (await shop.context.database.pool.query(text)).rows as Row[]
  const now = new Date()
  await queueMails(shop.context.database, Array.from({ length: count }, receipt), now)
  const env = { SMTP_URL: server.url, SMTP_TIMEOUT_MS: '30000', DATABASE_POOL_SIZE: '3' }
  return {
    server,
    shop,
    sql,
    startWorker: async (): Promise<ApiProcess> => {
      await sql(`select graphile_worker.add_job('send-mail', max_attempts => 5)`)
      return startApiProcess({ databaseUrl: database.url, env })
    },
    /** What a mail of a dead worker waits for. */
    letAMinutePass: () =>
      sql(
        `update outbox_mail set next_attempt_at = now() where sent_at is null and next_attempt_at < 'infinity'`,
      ),
    outbox: () =>
      sql<Mail>(`
        select to_address "to", sent_at is not null "isSent", last_error why,
          case when next_attempt_at = 'infinity' then 'given-up' else 'waiting' end state
        from outbox_mail order by mail_id`),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

function receipt(_: unknown, number: number) {
  return {
    kind: 'withdrawal-receipt' as const,
    causeKey: `withdrawal-receipt:${number}`,
    siteId: 1,
    languageId: 1,
    toAddress: `c${number}@example.com`,
    facts: {
      withdrawalId: number,
      orderNumber: '100001',
      fullName: 'Anna de Vries',
      statement: 'Hierbij herroep ik mijn aankoop.',
      receivedAt: new Date().toISOString(),
    },
  }
}

const recipientsOf = ({ mails: received }: MailServer) => received.flatMap(({ recipients }) => recipients)
const waiting = (outbox: Mail[]) => outbox.filter(({ isSent, state }) => !isSent && state === 'waiting')

/** Every other time at the worst moment: a mail is here, and the worker has not heard so. */
async function killOften({ server, startWorker, letAMinutePass }: Killing): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const until = Math.floor((kill * mails) / (kills + 1))
    const taken = Promise.withResolvers<void>()
    server.whenTaken(() => server.mails.length >= until && taken.resolve())
    const worker = await startWorker()
    await (kill % 2 === 0 ? taken.promise : vi.waitUntil(() => server.mails.length > until, 45 * SECOND))
    await worker.kill()
    await letAMinutePass()
  }
}

test(`${mails} mails and a worker that is killed ${kills} times: none is sent twice, and what may not have arrived is asked about (MAIL-23, 30)`, async () => {
  await using killing = await startKilling(mails)
  const { server, startWorker, outbox } = killing
  await killOften(killing)
  await using worker = await startWorker()
  expect(worker.isAlive()).toBe(true)
  await expect.poll(async () => waiting(await outbox()), long ? { timeout: 10 * MINUTE } : {}).toEqual([])
  const received = recipientsOf(server)
  expect(new Set(received).size).toBe(received.length)
  const inDoubt = (await outbox()).filter(({ isSent }) => !isSent)
  const missing = (await outbox()).map(({ to }) => to).filter((to) => !received.includes(to))
  expect(inDoubt.map(({ to }) => to)).toEqual(expect.arrayContaining(missing))
  for (const { why } of inDoubt) expect(why).toMatch(/^It may have arrived: .* <[\d.a-f]+@haverhof\.nl>$/)
})

test('killed after the mail was taken and before the server said so: it is not sent again but asked about, and its job comes back (MAIL-23, 30, WORKER-13)', async () => {
  await using killing = await startKilling(1)
  const { server, shop, sql, startWorker, outbox, letAMinutePass } = killing
  server.setMode('mute')
  const worker = await startWorker()
  await expect.poll(() => server.mails).toHaveLength(1)
  await worker.kill()
  await letAMinutePass()
  // Thirty seconds later.
  await sql(`update job_queue_heartbeat set seen_at = seen_at - interval '31 seconds'`)
  await sql(`update graphile_worker._private_jobs set locked_at = locked_at - interval '31 seconds'`)
  expect(await giveBackJobs(shop.context.database.rows)).toBeGreaterThan(0)
  expect(await sql('select from graphile_worker.jobs where locked_at is not null')).toEqual([])
  server.setMode('ok')
  await using next = await startWorker()
  expect(next.isAlive()).toBe(true)
  await expect.poll(outbox).toMatchObject([{ isSent: false, state: 'given-up' }])
  expect(server.mails).toHaveLength(1)
})

test('killed before the server had the whole mail: the next worker sends it, once (MAIL-23)', async () => {
  await using killing = await startKilling(1)
  const { server, startWorker, outbox, letAMinutePass } = killing
  server.setMode('stall')
  const worker = await startWorker()
  await expect.poll(server.connections).toBe(1)
  await worker.kill()
  await letAMinutePass()
  server.setMode('ok')
  await using next = await startWorker()
  expect(next.isAlive()).toBe(true)
  await expect.poll(outbox).toMatchObject([{ isSent: true }])
  expect(server.mails).toHaveLength(1)
})

test('a worker that stood still for a minute while another sent its mail does not hand it over (MAIL-31)', async () => {
  await using mailShop = await startMailShop({ mode: 'stall' })
  const { shop, server, queue, outbox } = mailShop
  await queue('1')
  const standing = sendWaitingMails(shop.context, noOrders)
  await expect.poll(server.connections).toBe(1)
  // Another one's since then.
  await shop.context.database.pool.query(
    `update outbox_mail set next_attempt_at = next_attempt_at + interval '1 minute'`,
  )
  server.setMode('ok')
  server.goOn()
  await standing
  expect(server.mails).toEqual([])
  expect(await outbox()).toMatchObject([{ sent: false, lastError: null }])
})

test('a mail whose note comes when its conversation has been given up is not handed over (MAIL-31)', async () => {
  await using mailShop = await startMailShop({ mode: 'hang' })
  const { shop, server, queue, send, outbox } = mailShop
  server.setMode('stall')
  await queue('1')
  const sending = send()
  await expect.poll(server.connections).toBe(1)
  const holder = await shop.context.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from outbox_mail for update')
  server.setMode('ok')
  server.goOn()
  // The note waits for the row, the conversation for the note, and then what came of it for the row as well. A transaction, as that of
  // the holder, sees who waits only as it was when it first looked.
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await shop.context.database.pool.query(waiting)).rowCount).toBe(2)
  await holder.query('commit')
  holder.release()
  await sending
  expect(server.mails).toEqual([])
  expect(await outbox()).toMatchObject([{ sent: false, lastError: 'the mail server took too long' }])
})

test('a mail that was taken while the database was away is noted as sent when it is back (MAIL-31)', async () => {
  await using mailShop = await startMailShop()
  const { shop, server, queue, send, outbox } = mailShop
  const sql = (text: string) => shop.context.database.pool.query(text)
  await queue('1')
  await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'away'; end $$`)
  await sql(
    `create trigger refuse before update of sent_at on outbox_mail for each row execute function refuse()`,
  )
  const warned = vi.spyOn(shop.context.log, 'warn')
  const sending = send()
  await expect.poll(() => warned).toHaveBeenCalled()
  await sql('drop trigger refuse on outbox_mail')
  await sending
  expect(server.mails).toHaveLength(1)
  expect(await outbox()).toMatchObject([{ sent: true, lastError: null }])
})
