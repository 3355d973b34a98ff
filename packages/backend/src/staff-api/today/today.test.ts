import { DAY, HOUR } from '@haverhof/domain/shared'
import {
  finishAtSandbox,
  refundOrder,
  startBuying,
  startMember,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '@haverhof/domain/backoffice'
import { checkBooksNightly, countSales, countTurnover } from '../../orders/index.ts'
import { countFunnel } from '../../cart/index.ts'
import { insertGivenUpMails } from '../tasks/test-mails.ts'

const muesli = 10101

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-03T10:00:00Z') })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Waiting = { work: string; number: number; oldest: string | null }
type Sum = { orders: number; grossCents: number; refundedCents: number; carts: number }
type Compared = { now: Sum; before: Sum }
type Today = {
  waiting: Waiting[]
  figures: {
    brands: ({ brand: string } & Record<'today' | 'week' | 'month', Compared>)[]
    days: { day: string }[]
  } | null
  health: { bookBreaches: number; areBooksLate: boolean; deadJobs: number; providersAway: string[] } | null
  stock: { variantId: number; amount: number; sold: number; daysLeft: number; title: string }[] | null
}

async function paidOrder(): Promise<number> {
  const order = await (await startBuying(shop, { lines: [[muesli, 2]] })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return order.orderId
}

test('everybody sees what waits for them, and nothing else (TODAY-1, 6)', async () => {
  const orderId = await paidOrder()
  await insertGivenUpMails(shop, 2)
  const reason = { reason: 'price-reduction', restock: false, by: 'Test' } as const
  await refundOrder(shop.context, { orderId, request: { amountCents: 100 }, ...reason })
  shop.clock.advance(2 * HOUR)
  const seen: Record<string, string[]> = {}
  for (const role of roles) {
    const member = await startMember(shop, { role })
    const today = await member.read<Today>('/today')
    seen[role] = today.waiting.map(({ work }) => work)
    expect([role, today.figures !== null]).toEqual([role, (await member.request('/payments')).status === 200])
    expect([role, today.stock !== null]).toEqual([role, (await member.request('/stock')).status === 200])
  }
  expect(seen['owner']).toContain('mails-given-up')
  expect(seen['warehouse']).toContain('to-send')
  expect(seen['warehouse']).not.toContain('refunds-owed')
  expect(seen['laboratory']).toEqual(['samples'])
  const owner = await startMember(shop)
  const { waiting } = await owner.read<Today>('/today')
  const of = (work: string) => waiting.find((each) => each.work === work)
  expect(of('to-send')).toMatchObject({ number: 1, oldest: '2026-06-03T10:00:00.000Z' })
  expect(of('refunds-owed')).toMatchObject({ number: 1, oldest: '2026-06-03T10:00:00.000Z' })
  expect(of('mails-given-up')).toMatchObject({ number: 2, oldest: expect.stringMatching(/Z$/) })
  const german = await startMember(shop, { siteIds: [3] })
  const there = await german.read<Today>('/today')
  expect(there.waiting.map(({ number }) => number).filter((number) => number > 0)).toEqual([])
})

test('turnover of today, a week and a month stands beside the time before, by brand (TODAY-3)', async () => {
  const owner = await startMember(shop)
  await countTurnover(shop.context)
  await countFunnel(shop.context)
  shop.clock.advance(DAY)
  await paidOrder()
  await countTurnover(shop.context)
  await countFunnel(shop.context)
  const fresh = await startMember(shop)
  const { figures } = await fresh.read<Today>('/today')
  const [brand] = figures?.brands ?? []
  expect(brand?.brand).toBe('Haverhof')
  expect([brand?.today.now.orders, brand?.today.before.orders, brand?.week.now.orders]).toEqual([1, 1, 2])
  expect(brand?.today.before.refundedCents).toBe(100)
  expect(brand?.week.now.grossCents).toBe(2 * Number(brand?.today.now.grossCents))
  expect(brand?.week.now.carts).toBe(2)
  expect(figures?.days).toHaveLength(30)
  expect(figures?.days.at(-1)?.day).toBe('2026-06-04')
  expect(owner.memberId).toBeGreaterThan(0)
})

test('packs that sell and are sold out, or soon will be, are named (TODAY-2)', async () => {
  await countSales(shop.context)
  const read = async () => (await (await startMember(shop)).read<Today>('/today?language=en')).stock ?? []
  expect(await read()).toEqual([])
  const { pool } = shop.context.database
  await pool.query('update product set units_sold = 900 where product_id = 101')
  await pool.query('update stock set amount = 0 where variant_id = $1', [muesli])
  const [pack] = await read()
  expect(pack).toMatchObject({ variantId: muesli, amount: 0, sold: 4, daysLeft: 0 })
  expect(pack?.title).not.toBe('')
  // Four in ninety days: one is left for three weeks, so it is not urgent.
  await pool.query('update stock set amount = 1 where variant_id = $1', [muesli])
  expect(await read()).toEqual([])
  await pool.query(
    `insert into stock_movement (variant_id, change, reason, at) values ($1, -86, 'reserved', $2)`,
    [muesli, shop.clock.now()],
  )
  await pool.query('update stock set amount = 9 where variant_id = $1', [muesli])
  expect(await read()).toMatchObject([{ variantId: muesli, amount: 9, sold: 90, daysLeft: 9 }])
})

test('a look at today costs the same number of statements, however much there is (TODAY-1)', async () => {
  const owner = await startMember(shop)
  const { staffDatabase } = shop.context
  const spent = async () => {
    const before = staffDatabase.statementCount()
    await owner.read('/today')
    return staffDatabase.statementCount() - before
  }
  await spent()
  const first = await spent()
  for (let order = 0; order < 3; order += 1) await paidOrder()
  expect(await spent()).toBe(first)
})

test('orders in trouble are told with the age of the first, of the sites that are seen (TODAY-1, STAFF-56)', async () => {
  const orderId = await paidOrder()
  const since = shop.clock.now().toISOString()
  const problems = async (siteIds?: number[]) => {
    const member = await startMember(shop, { ...(siteIds && { siteIds }) })
    const { waiting } = await member.read<Today>('/today')
    return waiting.find(({ work }) => work === 'problems')
  }
  const { pool } = shop.context.database
  const before = (await problems())?.number ?? 0
  await pool.query(`update shop_order set paid_at = paid_at - interval '90 days' where order_id = $1`, [
    orderId,
  ])
  const oldest = new Date(Date.parse(since) - 90 * DAY).toISOString()
  expect(await problems()).toEqual({ work: 'problems', number: before + 1, oldest })
  expect(await problems([3])).toEqual({ work: 'problems', number: 0, oldest: null })
})

test('the first screen says whether books, jobs and providers are well, to those who see the health (TODAY-5)', async () => {
  const { pool } = shop.context.database
  const healthOf = async (role: 'owner' | 'warehouse') =>
    (await (await startMember(shop, { role })).read<Today>('/today')).health
  expect(await healthOf('warehouse')).toBeNull()
  const late = { bookBreaches: 0, areBooksLate: true, deadJobs: 0, providersAway: [] }
  expect(await healthOf('owner')).toEqual(late)
  await pool.query(
    `insert into book_check (checked_at, orders, breaches, first_breaches) values ($1, 4, 2, '{order 1}')`,
    [shop.clock.now()],
  )
  await pool.query(`select graphile_worker.add_job('send-mail', max_attempts => 1)`)
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
  const troubles = { bookBreaches: 2, areBooksLate: false, deadJobs: expect.any(Number) }
  expect(await healthOf('owner')).toMatchObject(troubles)
  expect((await healthOf('owner'))?.deadJobs).toBeGreaterThan(0)
  await pool.query(`update book_check set checked_at = checked_at - interval '27 hours'`)
  expect(await healthOf('owner')).toMatchObject({ areBooksLate: true })
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query('delete from book_check')
})

test('a job that failed for good is tried again, once, and the log says who did it (HEALTH-2, AUDIT-3)', async () => {
  const { pool } = shop.context.database
  const owner = await startMember(shop)
  const finance = await startMember(shop, { role: 'finance' })
  const add = async (attempts: number) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into graphile_worker._private_jobs (task_id, attempts, max_attempts, last_error)
       select (graphile_worker.add_job('send-mail')).task_id, $1, 5, 'refused' returning id`,
      [attempts],
    )
    return Number(rows[0]?.id)
  }
  const jobId = await add(5)
  const waiting = await add(2)
  type Health = { jobs: { dead: number }; deadJobs: { jobId: number; error: string | null }[] }
  expect((await finance.read<Health>('/health')).deadJobs).toMatchObject([{ jobId, error: 'refused' }])
  const retry = (who: typeof owner, job = jobId) => who.request(`/jobs/${job}/retry`, { method: 'POST' })
  expect((await retry(finance)).status).toBe(403)
  expect((await retry(owner, waiting)).status).toBe(404)
  const retried = await retry(owner)
  expect(retried.status).toBe(200)
  expect(await retried.json()).toEqual({ jobId, name: 'send-mail' })
  expect((await retry(owner)).status).toBe(404)
  const { rows } = await pool.query(
    'select attempts, run_at <= now() "isDue" from graphile_worker._private_jobs where id = $1',
    [jobId],
  )
  expect(rows).toEqual([{ attempts: 0, isDue: true }])
  expect((await owner.read<Health>('/health')).jobs.dead).toBe(0)
  const log = await owner.read<{ items: object[] }>(`/audit?subject=job%20${jobId}`)
  expect(log.items).toMatchObject([{ action: 'job-retried', details: { name: 'send-mail' } }])
  await pool.query('delete from graphile_worker._private_jobs')
})

test('health tells what is left undone, the books of last night and the connections (HEALTH-1)', async () => {
  const owner = await startMember(shop)
  type Health = {
    books: { breaches: number } | null
    areBooksLate: boolean
    process: { staff: { most: number; open: number } }
  }
  expect(await owner.read<Health>('/health')).toMatchObject({ books: null, areBooksLate: true })
  await checkBooksNightly(shop.context)
  const health = await owner.read<Health>('/health')
  expect(health.books?.breaches).toBeGreaterThanOrEqual(0)
  expect(health.areBooksLate).toBe(false)
  expect(health).toMatchObject({ mails: { givenUp: 2 }, refunds: { owed: 1, refused: 0 }, jobs: { dead: 0 } })
  expect(health.process.staff.open).toBeGreaterThan(0)
  expect(health.process.staff.open).toBeLessThanOrEqual(health.process.staff.most)
})
