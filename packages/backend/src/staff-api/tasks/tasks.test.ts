import {
  finishAtSandbox,
  startBuying,
  startMember,
  startTestShop,
  tellShop,
  type TestMember,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBooks } from '../../orders/test-desk.ts'
import { insertGivenUpMails } from './test-mails.ts'
import { goOn, runTask } from './run-piece.ts'

let shop: TestShop
let warehouse: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  warehouse = await startMember(shop, { role: 'warehouse' })
})
afterAll(() => closeBooks(shop))

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

async function order(isPaid: boolean, pieces: [number, number] = [10101, 1]): Promise<number> {
  const answer = await (await startBuying(shop, { lines: [pieces] })).order()
  if (isPaid) await tellShop(shop, await finishAtSandbox(shop, answer, 'paid'))
  return answer.orderId
}

type Task = {
  taskId: number
  state: string
  total: number
  done: number
  refused: number
  refusals: object[]
}

type Plan = {
  refusals: { entityId: number; code: string }[]
  changes: { entityId: number; after: { status: string; lots: string | null } }[]
}

const statuses = (ids: number[]) =>
  sql('select status from shop_order where order_id = any($1) order by order_id', [ids])

test('a plan names what would be refused and changes nothing (TASKS-5, 8)', async () => {
  const ids = [await order(true), await order(false)]
  const plan = await warehouse.read('/tasks/ship-orders/plan', { json: { ids: [...ids, 999_999] } })
  expect(plan).toEqual({
    total: 3,
    tried: 3,
    refusals: [
      { entityId: ids[1], code: 'not-to-be-sent', message: expect.stringContaining('paid') as string },
      { entityId: 999_999, code: 'not-found', message: 'Nothing was found.' },
    ],
    changes: [
      { entityId: ids[0], before: { status: 'paid', lots: null }, after: { status: 'sent', lots: null } },
    ],
  })
  expect(await statuses(ids)).toEqual([{ status: 'paid' }, { status: 'open' }])
  expect(await sql('select 1 from shipment')).toEqual([])
  expect(await sql(`select 1 from outbox_mail where kind = 'order-sent'`)).toEqual([])
})

test('few things are done in the call, each by itself, with what was refused and why (TASKS-1, TASKS-2, TASKS-4)', async () => {
  const ids = [await order(true), await order(false), await order(true)]
  const headers = { 'idempotency-key': 'forty-orders-at-once' }
  const json = { ids: [...ids, ids[0]] }
  const task = await warehouse.read<Task>('/tasks/ship-orders', { json, headers })
  expect(task).toMatchObject({ state: 'done', total: 3, done: 2, refused: 1 })
  expect(task.refusals).toEqual([
    { entityId: ids[1], code: 'not-to-be-sent', message: expect.any(String) as string },
  ])
  expect(await statuses(ids)).toEqual([{ status: 'sent' }, { status: 'open' }, { status: 'sent' }])
  // A browser that heard nothing asks again: the same task, nothing a second time.
  expect(await warehouse.read('/tasks/ship-orders', { json, headers })).toEqual(task)
  const mails = await sql(`select 1 from outbox_mail where kind = 'order-sent'`)
  expect(mails).toHaveLength(2)
  const entries = await sql('select action, details from audit_entry where subject = $1', [
    `task ${task.taskId}`,
  ])
  expect(entries).toEqual([{ action: 'task-started', details: { kind: 'ship-orders', total: 3 } }])
})

test('each order of a task gets its own parcel number and the carrier of all, in its shipment and its mail (SHIPMENTS-8, ORDERS-23)', async () => {
  const [one, two] = [await order(true), await order(true)]
  const ids = [one, two]
  const start = (parcels: object[], carrier?: string) =>
    warehouse.request('/tasks/ship-orders', { json: { ids, parcels, ...(carrier && { carrier }) } })
  expect((await start([{ orderId: 999_999, parcelNumbers: ['3SABCD0001'] }])).status).toBe(400)
  const twice = [{ orderId: one }, { orderId: one }]
  expect((await start(twice)).status).toBe(400)
  expect(await statuses(ids)).toEqual([{ status: 'paid' }, { status: 'paid' }])
  const answer = await start([{ orderId: two, parcelNumbers: ['3SABCD0002'] }], 'postnl')
  expect(await answer.json()).toMatchObject({ state: 'done', done: 2 })
  const shipments = await sql(
    `select s.order_id id, carrier, parcel_number parcel from shipment s left join order_parcel using (shipment_id)
     where s.order_id = any($1) order by 1`,
    [ids],
  )
  expect(shipments).toEqual([
    { id: one, carrier: 'postnl', parcel: null },
    { id: two, carrier: 'postnl', parcel: '3SABCD0002' },
  ])
  const [mail] = await sql<{ facts: object }>(`select facts from outbox_mail where cause_key = $1`, [
    `order-sent:${two}`,
  ])
  expect(mail?.facts).toMatchObject({ shipment: { carrier: 'PostNL', parcels: [{ number: '3SABCD0002' }] } })
})

test('a plan shares the lots over its orders, each piece once, and the task does what it said (TASKS-5, 7, SHIPMENTS-8, 16)', async () => {
  const variantId = 10401
  const owner = await startMember(shop)
  for (const [lotNumber, amount, bestBefore] of [
    ['S2', 1, '2098-06-30'],
    ['S1', 2, '2098-01-31'],
  ] as const)
    await owner.read(`/stock/${variantId}/receive`, { json: { amount, lot: { lotNumber, bestBefore } } })
  const [one, two, three, four] = [
    await order(true, [variantId, 1]),
    await order(true, [variantId, 3]),
    await order(true, [variantId, 2]),
    await order(true, [variantId, 1]),
  ]
  const ids = [one, two, three, four]
  const plan = await warehouse.read<Plan>('/tasks/ship-orders/plan', { json: { ids } })
  expect(plan.changes.map(({ entityId, after }) => [entityId, after])).toEqual([
    [one, { status: 'sent', lots: 'S1 × 1' }],
    [three, { status: 'sent', lots: 'S1 × 1, S2 × 1' }],
  ])
  expect(plan.refusals.map(({ entityId, code }) => [entityId, code])).toEqual([
    [two, 'lot-missing'],
    [four, 'lot-missing'],
  ])
  expect(await sql('select amount from stock_lot where variant_id = $1 order by 1', [variantId])).toEqual([
    { amount: 1 },
    { amount: 2 },
  ])

  const task = await warehouse.read<Task>('/tasks/ship-orders', { json: { ids } })
  expect(task).toMatchObject({ done: 2, refused: 2, refusals: plan.refusals })
  const sent = await sql(
    `select t.order_id "entityId", string_agg(l.lot_number || ' × ' || t.quantity, ', ' order by l.lot_number) lots
     from order_line_lot t join stock_lot l using (lot_id) where t.order_id = any($1) group by 1 order by 1`,
    [ids],
  )
  expect(sent).toEqual(plan.changes.map(({ entityId, after }) => ({ entityId, lots: after.lots })))
})

test('orders of another site are not there, and a task is its maker’s alone (TASKS-1, 4, 6)', async () => {
  const ids = [await order(true)]
  const german = await startMember(shop, { role: 'warehouse', siteIds: [2] })
  const task = await german.read<Task>('/tasks/ship-orders', { json: { ids } })
  expect(task).toMatchObject({ done: 0, refused: 1, refusals: [{ code: 'not-found' }] })
  expect(await statuses(ids)).toEqual([{ status: 'paid' }])
  expect((await warehouse.request(`/tasks/${task.taskId}`)).status).toBe(404)
  expect((await warehouse.request(`/tasks/${task.taskId}/stop`, { method: 'POST' })).status).toBe(404)
  const mine = await german.read<{ items: Task[] }>('/tasks')
  expect(mine.items.map(({ taskId }) => taskId)).toEqual([task.taskId])
})

test('many are done by the worker in pieces, and a stop counts before the next thing (TASKS-2)', async () => {
  const owner = await startMember(shop)
  const ids = await insertGivenUpMails(shop, 60)
  const task = await owner.read<Task>('/tasks/retry-mails', { json: { ids } })
  expect(task).toMatchObject({ state: 'running', total: 60, done: 0 })
  const queued = () =>
    sql(`select 1 from graphile_worker.jobs where task_identifier = 'run-task'`).then((rows) => rows.length)
  expect(await queued()).toBe(1)
  await goOn(shop.context, task.taskId, { things: 25, ms: 10_000 })
  expect(await owner.read(`/tasks/${task.taskId}`)).toMatchObject({ state: 'running', done: 25 })
  expect(await queued()).toBe(2)
  await goOn(shop.context, task.taskId, { things: 25, ms: 0 })
  expect(await owner.read(`/tasks/${task.taskId}`)).toMatchObject({ state: 'running', done: 25 })
  expect(await owner.read(`/tasks/${task.taskId}/stop`, { method: 'POST' })).toMatchObject({
    state: 'stopped',
    done: 25,
  })
  await runTask(shop.context, { taskId: task.taskId })
  expect(await owner.read(`/tasks/${task.taskId}`)).toMatchObject({ state: 'stopped', done: 25, refused: 0 })
  const tried = await sql(`select 1 from audit_entry where action = 'mail-retried'`)
  expect(tried).toHaveLength(25)
})

test('what fails without a reason is tried three times and keeps nothing else waiting (TASKS-4)', async () => {
  const owner = await startMember(shop)
  const ids = await insertGivenUpMails(shop, 3)
  await sql(`create function refuse_entry() returns trigger language plpgsql as $$ begin
      if new.subject = 'mail ${ids[0]}' then raise 'broken'; end if; return new; end $$;
    create trigger refuse_entry before insert on audit_entry for each row execute function refuse_entry()`)
  const task = await owner.read<Task>('/tasks/retry-mails', { json: { ids } })
  await sql('drop trigger refuse_entry on audit_entry')
  expect(task).toMatchObject({ state: 'done', done: 2, refused: 1 })
  expect(task.refusals).toEqual([{ entityId: ids[0], code: 'failed', message: expect.any(String) as string }])
  expect(
    await sql('select failures from task_item where task_id = $1 and failures > 0', [task.taskId]),
  ).toEqual([{ failures: 3 }])
})
