import {
  insertBareOrders,
  startMember,
  startTestShop,
  type TestMember,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeSentOrder } from '../../orders/test-desk.ts'

let shop: TestShop
let owner: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  owner = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

type Listed = { items: { orderId: number; troubles: string[] }[] }
type Mails = { items: { mailId: number; kind: string; state: string; lastError: string | null }[] }

const problems = async (member = owner) => (await member.read<Listed>('/orders?queue=in-trouble')).items

/** How often a mail that was given up is told of: in the queue, on the first screen, in the health, in the list of mails. */
async function toldOf() {
  const { waiting } = await owner.read<{ waiting: { work: string; number: number }[] }>('/today')
  const { mails } = await owner.read<{ mails: { givenUp: number } }>('/health')
  const { total } = await owner.read<{ total: number }>('/mails?state=given-up')
  const { inTrouble } = await owner.read<{ inTrouble: number }>('/orders/counts')
  const number = (work: string) => waiting.find((each) => each.work === work)?.number
  return [
    (await problems()).length,
    inTrouble,
    number('problems'),
    number('mails-given-up'),
    mails.givenUp,
    total,
  ]
}

test('a mail that was given up says so and why, and needs no attention once it was sent again (MAIL-16, STAFF-56)', async () => {
  const { orderId } = await placeSentOrder(shop)
  await sql(
    `update outbox_mail set next_attempt_at = 'infinity', last_error = '550 no such mailbox' where kind = 'order-sent'`,
  )
  const mails = async () => (await owner.read<Mails>(`/orders/${orderId}/mails`)).items
  const given = (await mails()).find(({ kind }) => kind === 'order-sent')
  expect(given).toMatchObject({ state: 'given-up', lastError: '550 no such mailbox' })
  expect(await problems()).toMatchObject([{ orderId, troubles: ['mail-given-up'] }])
  expect(await toldOf()).toEqual([1, 1, 1, 1, 1, 1])
  await owner.read(`/orders/${orderId}/mails/${given?.mailId}/resend`, { method: 'POST' })
  expect(await toldOf()).toEqual([0, 0, 0, 0, 0, 0])
  expect((await mails()).filter(({ kind }) => kind === 'order-sent').map(({ state }) => state)).toEqual([
    'waiting',
    'resent',
  ])
  expect((await owner.read<Mails>('/mails?state=resent')).items).toMatchObject([{ mailId: given?.mailId }])
  // A mail that is retried after it was resent counts again.
  await owner.read(`/mails/${given?.mailId}/retry`, { json: {} })
  await sql(`update outbox_mail set next_attempt_at = 'infinity' where mail_id = $1`, [given?.mailId])
  expect(await toldOf()).toEqual([1, 1, 1, 1, 1, 1])
  await sql('update outbox_mail set sent_at = now()')
})

test('what is wrong at a large site hides nothing of a small one (TODAY-1, STAFF-56)', async () => {
  const { orderId } = await placeSentOrder(shop)
  await sql(
    `update outbox_mail set next_attempt_at = 'infinity' where kind = 'order-sent' and facts->>'orderId' = $1`,
    [String(orderId)],
  )
  await insertBareOrders(shop, 1100)
  await sql(`update shop_order set site_id = 2, status = 'paid', paid_at = now() - interval '9 days',
    ordered_at = now() - interval '9 days' where order_id between 1 and 550`)
  await sql(`update shop_order set status = 'paid', paid_at = now() - interval '5 days',
    ordered_at = now() - interval '5 days' where order_id = 551`)
  await sql(`insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, created_at, next_attempt_at)
    select 'large:' || n, 'order-sent', 2, 1, 'jan@example.com', jsonb_build_object('orderId', n), now(), 'infinity'
    from generate_series(552, 1100) n`)
  const dutch = await startMember(shop, { siteIds: [1] })
  expect(await problems(dutch)).toEqual([
    expect.objectContaining({ orderId, troubles: ['mail-given-up'] }),
    expect.objectContaining({ orderId: 551, troubles: ['unsent'] }),
  ])
  const { waiting } = await dutch.read<{ waiting: { work: string; number: number }[] }>('/today')
  expect(waiting.find(({ work }) => work === 'problems')).toMatchObject({ number: 2 })
})
