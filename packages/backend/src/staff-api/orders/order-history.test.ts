import { refundOrder, startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payRefunds } from '../../orders/index.ts'
import { placeSentOrder } from '../../orders/test-desk.ts'

let shop: TestShop
let owner: TestMember
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  owner = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

type Event = {
  thing: string
  step?: string
  state?: string
  status?: string
  words: string | null
  actorName: string | null
}
type History = { items: Event[] }

const historyOf = async (orderId: number, member = owner) =>
  (await member.read<History>(`/orders/${orderId}/history`)).items

const wordOf = ({ thing, step, state, status }: Event) => `${thing} ${step ?? state ?? status}`

const giveBack = (orderId: number, by: string) =>
  refundOrder(shop.context, {
    orderId,
    request: { amountCents: 100 },
    reason: 'correction',
    restock: false,
    by,
  })

test('the time line of an order tells of mails, refunds, returns and withdrawals, with who and why (ORDERS-56)', async () => {
  const { orderId } = await placeSentOrder(shop)
  const { name } = await owner.read<{ name: string }>('/me')
  shop.clock.advance(1000)
  await giveBack(orderId, `staff:${owner.memberId}`)
  await sql(`update refund set state = 'refused', problem = 'The account is closed', refused_at = $1`, [
    shop.clock.now(),
  ])
  shop.clock.advance(1000)
  const [refund] = (await owner.read<{ items: { refundId: number }[] }>(`/orders/${orderId}/refunds`)).items
  const json = { reference: 'SEPA 7' }
  await owner.read(`/refunds/${refund?.refundId}/paid-by-transfer`, { json })
  await sql(
    `insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at, changed_at)
     select order_id, 1, variant_id, 1, 'damaged', 'torn open', 'registered', $2, $2 from order_line where order_id = $1 and line_number = 1`,
    [orderId, shop.clock.now()],
  )
  await sql(
    `insert into withdrawal (site_id, language_id, order_id, order_number, full_name, email_address, statement, received_at, state,
       decided_at, decided_by, closing_note)
     values (1, 1, $1, '1', 'Anna', 'anna@example.nl', 'I withdraw', $2, 'closed', $2, $3, 'too late')`,
    [orderId, shop.clock.now(), `staff:${owner.memberId}`],
  )
  const events = await historyOf(orderId)
  const eventsByWord = new Map(events.map((event) => [wordOf(event), event]))
  expect(eventsByWord.get('refund made')).toMatchObject({
    reason: 'correction',
    amountCents: 100,
    actorName: name,
  })
  expect(eventsByWord.get('refund refused')).toMatchObject({ actor: 'shop' })
  expect(eventsByWord.get('refund paid-by-transfer')).toMatchObject({ words: 'SEPA 7' })
  expect(eventsByWord.get('return registered')).toMatchObject({ reason: 'damaged', words: 'torn open' })
  expect(eventsByWord.get('withdrawal waiting')).toBeDefined()
  expect(eventsByWord.get('withdrawal closed')).toMatchObject({ actorName: name, words: 'too late' })
  expect(eventsByWord.get('mail waiting')).toBeDefined()
  const { steps } = await owner.read<{ steps: { status: string; reason: string }[] }>(`/orders/${orderId}`)
  expect(steps.at(-1)).toMatchObject({ status: 'sent', reason: 'sent by staff' })
})

test('each of it is for those who may see such things, of their sites (ORDERS-56, STAFF-2, STAFF-4)', async () => {
  const { orderId } = await placeSentOrder(shop)
  await giveBack(orderId, 'Test')
  const things = async (member: TestMember) =>
    new Set((await historyOf(orderId, member)).map(({ thing }) => thing))
  expect(await things(await startMember(shop, { role: 'warehouse' }))).toEqual(new Set())
  expect(await things(owner)).toEqual(new Set(['mail', 'refund']))
  const german = await startMember(shop, { siteIds: [2] })
  expect((await german.request(`/orders/${orderId}/history`)).status).toBe(404)
})

test('what the log says of money stands in the time line of the order, also for staff of its site (ORDERS-56, 70, AUDIT-5)', async () => {
  const { orderId } = await placeSentOrder(shop)
  await giveBack(orderId, 'Test')
  await sql(`update refund set state = 'refused' where order_id = $1`, [orderId])
  const [refund] = (await owner.read<{ items: { refundId: number }[] }>(`/orders/${orderId}/refunds`)).items
  await owner.read(`/refunds/${refund?.refundId}/retry`, { json: {} })
  await payRefunds(shop.context)
  const dutch = await startMember(shop, { role: 'manager', siteIds: [1] })
  const { items } = await dutch.read<{ items: { action: string }[] }>(`/audit?subject=order%20${orderId}`)
  expect(items.map(({ action }) => action)).toEqual([
    'refund',
    'refund-retried',
    'order-refunded',
    'order-sent',
  ])
})

test('the time line takes as many statements for much as for little (ORDERS-56)', async () => {
  const { orderId } = await placeSentOrder(shop)
  const { staffDatabase } = shop.context
  const spent = async () => {
    const before = staffDatabase.statementCount()
    await historyOf(orderId)
    return staffDatabase.statementCount() - before
  }
  await spent()
  const little = await spent()
  for (let time = 0; time < 3; time += 1) await giveBack(orderId, 'Test')
  expect(await spent()).toBe(little)
})
