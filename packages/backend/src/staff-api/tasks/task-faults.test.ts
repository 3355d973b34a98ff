import { MINUTE } from '@haverhof/domain/shared'
import {
  createTestDatabase,
  holdWrites,
  type Mutant,
  startApiProcess,
  startTestShop,
  startTwoShops,
  type TestShop,
  unguarded,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { checkBooks } from '../../orders/index.ts'
import { placePaidOrder } from '../../orders/test-desk.ts'
import type { TaskKind } from '../task-words.ts'
import { resumeTasks } from './resume-tasks.ts'
import { goOn } from './run-piece.ts'
import { writeTask } from './start-task.ts'
import { insertGivenUpMails } from './test-mails.ts'

async function startTask(
  { context }: TestShop,
  ids: readonly number[],
  kind: TaskKind = 'retry-mails',
): Promise<number> {
  const items = ids.map((entityId) => ({ entityId }))
  const task = { kind, by: 'staff:1', siteIds: [1], items }
  const { taskId } = await inTransaction(context, (transaction) => writeTask(context, transaction, task))
  return taskId
}

/** How often each thing was done: `[60, 1]` says that sixty were done once. */
const timesSql = `
  select count(*)::int things, times from (
    select subject, count(*)::int times from audit_entry where action = 'mail-retried' group by subject) done
  group by times order by times`

test('a task of 60 goes on in another process after kill -9, each thing exactly once (TASKS-3)', async () => {
  await using database = await createTestDatabase()
  await using shop = await startTestShop({ databaseUrl: database.url })
  const { pool } = shop.context.database
  const task = async () => (await pool.query('select state, done, refused from task')).rows
  const mailIds = await insertGivenUpMails(shop, 60)
  const held = await holdWrites(
    database.url,
    `update on task_item for each row when (new.entity_id = ${mailIds[30]})`,
  )
  const first = await startApiProcess({ databaseUrl: database.url })
  await startTask(shop, mailIds)
  await held.untilWaiting()
  await first.kill()
  await held.release()
  expect(await task()).toEqual([{ state: 'running', done: 30, refused: 0 }])
  await using _second = await startApiProcess({ databaseUrl: database.url })
  shop.clock.set(new Date(Date.now() + MINUTE))
  await resumeTasks(shop.context)
  await expect.poll(task).toEqual([{ state: 'done', done: 60, refused: 0 }])
  expect((await pool.query(timesSql)).rows).toEqual([{ things: 60, times: 1 }])
})

test('sixteen orders that are sent at once go out exactly once each, though the process is killed among them, and the books agree (TASKS-3, SHIPMENTS-8)', async () => {
  await using database = await createTestDatabase()
  await using shop = await startTestShop({ databaseUrl: database.url, now: new Date() })
  const { pool } = shop.context.database
  const orderIds: number[] = []
  for (let count = 0; count < 16; count += 1)
    orderIds.push((await placePaidOrder(shop, { lines: [[10101, 1]] })).orderId)
  const task = async () => (await pool.query('select state, done, refused from task')).rows
  const held = await holdWrites(
    database.url,
    `insert on shipment for each row when (new.order_id = ${orderIds[8]})`,
  )
  const first = await startApiProcess({ databaseUrl: database.url })
  const taskId = await startTask(shop, orderIds, 'ship-orders')
  await addJob(shop.context.database, 'run-task', { taskId })
  await held.untilWaiting()
  await first.kill()
  await held.release()
  expect(await task()).toEqual([{ state: 'running', done: 8, refused: 0 }])
  await goOn(shop.context, taskId)
  expect(await task()).toEqual([{ state: 'done', done: 16, refused: 0 }])
  const { rows } = await pool.query(`
      select (select count(*)::int from shipment) shipments, (select count(distinct order_id)::int from shipment) orders,
        (select count(*)::int from outbox_mail where kind = 'order-sent') mails,
        (select count(*)::int from order_event where to_status = 'sent') events,
        (select sum(quantity)::int from shipment_line) pieces`)
  expect(rows).toEqual([{ shipments: 16, orders: 16, mails: 16, events: 16, pieces: 16 }])
  expect(await checkBooks(shop.context)).toEqual([])
})

/** A use case that would do the same thing again: only the lock of the task is left to prevent it. */
const repeatable = [/next_attempt_at > (\$\d+) "isFree"/, '$1::timestamptz is not null "isFree"'] as const

async function timesOnTwoProcesses(mutant?: Mutant) {
  await using two = await startTwoShops({
    mutant,
    widen: [repeatable],
    pause: { after: /from task_item i join task t/, ms: 20 },
  })
  const [first] = two.shops
  const taskId = await startTask(first, await insertGivenUpMails(first, 12))
  await two.lineUp()
  await Promise.allSettled(two.turns(4).map(({ context }) => goOn(context, taskId)))
  // Awaited here: the shops go when this function returns.
  return await two.sql(timesSql)
}

test('two processes at one task do each thing once (TASKS-3)', async () => {
  expect(await timesOnTwoProcesses()).toEqual([{ things: 12, times: 1 }])
})

test('without its lock a thing is done twice (TASKS-3)', async () => {
  const mutant = { changes: [[/for update of i skip locked/, '']] } as const
  const isTwice = (rows: { times?: unknown }[]) => rows.some(({ times }) => Number(times) > 1)
  expect(isTwice(await unguarded(() => timesOnTwoProcesses(mutant), isTwice))).toBe(true)
})

test('a task that moves is left alone by the work of every minute (TASKS-3)', async () => {
  await using shop = await startTestShop()
  await startTask(shop, await insertGivenUpMails(shop, 2))
  const queued = async () =>
    (
      await shop.context.database.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'run-task'`,
      )
    ).rowCount
  await resumeTasks(shop.context)
  expect(await queued()).toBe(0)
  shop.clock.advance(MINUTE)
  await resumeTasks(shop.context)
  await resumeTasks(shop.context)
  expect(await queued()).toBe(1)
})
