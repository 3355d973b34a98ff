import {
  finishAtSandbox,
  startBuying,
  startCustomer,
  startMember,
  startTestShop,
  tellShop,
  type TestMember,
  type TestShop,
  untilDoneOrWaiting,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSearchWords } from '../shared/search/write-words.ts'

let shop: TestShop
let orderId: number
let lastName: string
beforeAll(async () => {
  shop = await startTestShop()
  const order = await (await startBuying(shop)).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  orderId = order.orderId
  const { rows } = await shop.context.database.pool.query<{ name: string }>(
    `select billing->>'lastName' "name" from shop_order where order_id = $1`,
    [orderId],
  )
  lastName = rows[0]?.name ?? ''
})
afterAll(() => shop[Symbol.asyncDispose]())

type SearchResults = {
  orders: { orderId: number }[]
  customers: { name: string; userId: string }[]
  packs: { variantId: number }[]
  lots: unknown[]
  samples: unknown[]
  returns: { returnId: number }[]
  staff: { memberId: number; emailAddress: string }[]
}

async function find(member: TestMember, q: string): Promise<SearchResults> {
  const answer = await member.request(`/search?q=${encodeURIComponent(q)}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as SearchResults
}

test('everything is found in one place, by numbers and words, of what the role may see (STAFF-4, 30, 60)', async () => {
  await startCustomer(shop)
  await writeSearchWords(shop.context)
  const { rows } = await shop.context.database.pool.query<{ name: string; id: string }>(
    'select last_name "name", user_id id from account where is_activated limit 1',
  )
  const owner = await startMember(shop, { role: 'owner' })
  expect((await find(owner, lastName)).orders).toEqual([expect.objectContaining({ orderId })])
  expect((await find(owner, String(orderId))).orders).toEqual([expect.objectContaining({ orderId })])
  expect((await find(owner, '10101')).packs).toEqual([expect.objectContaining({ variantId: 10101 })])
  for (const name of ['haver basis', 'Hafer-Basis'])
    expect((await find(owner, name)).packs.map(({ variantId }) => variantId)).toContain(10101)
  expect((await find(owner, '%%%')).packs).toEqual([])
  const account = rows[0]
  expect((await find(owner, account?.name ?? '')).customers.map(({ userId }) => userId)).toContain(
    account?.id,
  )
  const laboratory = await startMember(shop, { role: 'laboratory' })
  for (const q of [lastName, String(orderId), '10101'])
    expect(await find(laboratory, q)).toMatchObject({ orders: [], customers: [], packs: [], lots: [] })
})

test('a return is found by its number and a member of staff by name or mailbox, by those who may (OFFICE-6, STAFF-60)', async () => {
  const { rows } = await shop.context.database.pool.query<{ id: number }>(
    `insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at, changed_at)
     values ($1, 1, 10101, 1, 'quality', '', 'registered', now(), now()) returning return_id id`,
    [orderId],
  )
  const returnId = rows[0]?.id ?? 0
  const owner = await startMember(shop, { role: 'owner' })
  const service = await startMember(shop, { role: 'service' })
  const finance = await startMember(shop, { role: 'finance' })
  const foreign = await startMember(shop, { role: 'service', siteIds: [2] })
  const returned = async (member: TestMember) => (await find(member, String(returnId))).returns
  expect(await returned(service)).toEqual([
    { returnId, orderId, siteId: 1, name: expect.stringContaining(lastName), status: 'registered' },
  ])
  expect([await returned(finance), await returned(foreign)]).toEqual([[], []])
  const mailbox = finance.emailAddress.toUpperCase()
  expect((await find(owner, mailbox)).staff).toMatchObject([{ memberId: finance.memberId, name: 'Ines' }])
  expect((await find(owner, 'ine')).staff.length).toBeGreaterThan(0)
  expect((await find(owner, '%')).staff).toEqual([])
  expect((await find(service, mailbox)).staff).toEqual([])
})

test('an account that its owner deletes meanwhile gets no words, and the others get theirs (STAFF-31, CUSTOMERS-5)', async () => {
  const { pool } = shop.context.database
  const going = await startCustomer(shop)
  const staying = await startCustomer(shop)
  const owner = await pool.connect()
  await owner.query('begin')
  await owner.query('delete from account where user_id = $1', [going.userId])
  const writing = writeSearchWords(shop.context)
  await untilDoneOrWaiting(shop, writing)
  await owner.query('commit')
  owner.release()
  await writing
  const { rows } = await pool.query<{ userId: string }>(
    'select distinct account_id "userId" from staff_search where account_id is not null',
  )
  expect(rows).toContainEqual({ userId: staying.userId })
})

test('the words of an account go with it (STAFF-31, CUSTOMERS-5)', async () => {
  const { pool } = shop.context.database
  const count = async () =>
    (await pool.query<{ n: number }>('select count(*)::int n from staff_search where account_id is not null'))
      .rows[0]?.n
  expect(await count()).toBeGreaterThan(0)
  await pool.query('delete from account')
  expect(await count()).toBe(0)
})

test('a view is seen by its owner, and by all once it is shared; only its owner changes it (OFFICE-5)', async () => {
  const [ines, tom] = [await startMember(shop), await startMember(shop)]
  const keep = async (member: TestMember, view: object) => {
    const json = { list: 'orders', filters: { country: 'DE' }, ...view }
    const answer = await member.request('/views', { json })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { viewId: number }).viewId
  }
  const listOf = async (member: TestMember) =>
    ((await (await member.request('/views?list=orders')).json()) as { items: { name: string }[] }).items
  const own = await keep(ines, { name: 'Germany' })
  const shared = await keep(ines, { name: 'For all', isShared: true })
  expect(await listOf(ines)).toMatchObject([
    { viewId: own, isOwn: true },
    { viewId: shared, isShared: true },
  ])
  expect(await listOf(tom)).toMatchObject([
    { viewId: shared, name: 'For all', isOwn: false, filters: { country: 'DE' } },
  ])
  expect(await keep(ines, { name: 'Germany', filters: {} })).toBe(own)
  expect((await tom.request(`/views/${shared}`, { method: 'DELETE' })).status).toBe(404)
  expect((await ines.request(`/views/${shared}`, { method: 'DELETE' })).status).toBe(200)
  expect(await listOf(tom)).toEqual([])
})
