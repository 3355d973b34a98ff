import { DAY, HOUR } from '@haverhof/domain/shared'
import { startMember, startTestShop, startTwoShops, type Mutant, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendLateReceipts } from '../../orders/index.ts'
import { sendWaitingMails } from '../../mail/index.ts'
import { placePaidOrder } from '../../orders/test-desk.ts'
import { mailSources } from '../../worker/mail-sources.ts'
import { sql } from '../test-repeat.ts'
import { confirmNewest } from './test-confirm.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({
    now: new Date('2026-06-01T10:00:00Z'),
    env: { REPEAT_DELIVERY: 'on', CLIENT_IP_HEADER: 'x-client' },
  })
})
afterEach(() => shop[Symbol.asyncDispose]())

const mailbox = 'anna@example.com'
let callers = 0

type Kind = 'withdrawals' | 'endings'

/** From somewhere else each time. */
async function declare(kind: Kind, number: string, emailAddress = mailbox, of = shop): Promise<void> {
  const fields = { withdrawals: { orderNumber: number }, endings: { contract: number, kind: 'ending' } }[kind]
  const headers = { 'x-client': `192.0.2.${(callers += 1)}` }
  const json = { ...fields, emailAddress, fullName: 'Anna de Vries' }
  expect((await of.request(`/api/${kind}`, { json, headers })).status).toBe(200)
}

const mails = () =>
  sql<{ to: string; more: number; facts: { more?: { contract: string; confirmUrl: string }[] } }>(
    shop,
    `select to_address "to", coalesce(jsonb_array_length(facts->'more'), 0) more, facts from outbox_mail
    where kind in ('withdrawal-receipt', 'ending-receipt') order by mail_id`,
  )

async function confirm(url: string | undefined): Promise<number> {
  const token = new URL(url ?? 'https://haverhof.nl').searchParams.get('token') ?? ''
  return (await shop.request('/api/declarations/confirm', { json: { token } })).status
}

/** A stranger has used up the receipts; then the owner declares, and mistypes the number. */
async function usedUp(kind: Kind): Promise<void> {
  for (const number of ['1', '2', '3', '4', '5']) await declare(kind, number)
  await declare(kind, '999999')
  expect(await mails()).toHaveLength(3)
}

test.each<Kind>(['withdrawals', 'endings'])(
  'who finds the receipts of %s used up gets one with the link by the work of the next minute, in one mail with the others (ENDING-5, WITHDRAWAL-9)',
  async (kind) => {
    await usedUp(kind)
    await sendLateReceipts(shop.context)
    const [late, another] = (await mails()).slice(3)
    expect([late?.to, late?.more, another]).toEqual([mailbox, 2, undefined])
    const own = late?.facts.more?.at(-1)
    expect(own?.contract).toBe('999999')
    expect([await confirm(own?.confirmUrl), (await confirmNewest(shop)).status]).toEqual([204, 204])
    await sendWaitingMails(shop.context, mailSources)
    const [{ text } = { text: '' }] = await sql<{ text: string }>(
      shop,
      'select plain_text "text" from outbox_mail order by mail_id desc limit 1',
    )
    expect(text).toContain('999999')
    expect(text).toContain(own?.confirmUrl)
  },
)

test('a mailbox gets one such mail an hour, and none twice (WITHDRAWAL-9)', async () => {
  await usedUp('withdrawals')
  await sendLateReceipts(shop.context)
  await declare('withdrawals', '888888')
  shop.clock.advance(HOUR / 2)
  await sendLateReceipts(shop.context)
  expect(await mails()).toHaveLength(4)
  shop.clock.advance(HOUR / 2)
  await sendLateReceipts(shop.context)
  expect((await mails()).map(({ more }) => more)).toEqual([0, 0, 0, 2, 0])
  shop.clock.advance(2 * HOUR)
  await sendLateReceipts(shop.context)
  expect(await mails()).toHaveLength(5)
})

test('a customer with an order comes before made-up mailboxes behind a “+” (LIMITS-6, WITHDRAWAL-9)', async () => {
  const { orderId } = await placePaidOrder(shop)
  await sql(shop, 'update shop_order set email_address = $2 where order_id = $1', [orderId, mailbox])
  for (const nth of [1, 2, 3, 4, 5]) await declare('withdrawals', '1', `anna+${nth}@example.com`)
  await declare('withdrawals', '999999')
  await sendLateReceipts(shop.context)
  expect((await mails()).slice(3)).toMatchObject([{ to: mailbox }])
  expect((await confirmNewest(shop)).status).toBe(204)
})

test('what staff have decided or matched meanwhile, and what is a week old, gets none; until then staff see that it is to be confirmed (WITHDRAWAL-8, 10)', async () => {
  const { orderId } = await placePaidOrder(shop)
  await usedUp('withdrawals')
  const service = await startMember(shop, { role: 'service' })
  const { items } = await service.read<{ items: { withdrawalId: number; isToBeConfirmed: boolean }[] }>(
    '/withdrawals',
  )
  expect(items.map(({ isToBeConfirmed }) => isToBeConfirmed)).toEqual(items.map(() => true))
  const [, , , fourth, fifth] = items
  await service.read(`/withdrawals/${fourth?.withdrawalId}/close`, { json: { note: 'not theirs' } })
  await service.read(`/withdrawals/${fifth?.withdrawalId}/match`, { json: { orderId } })
  shop.clock.advance(7 * DAY)
  await sendLateReceipts(shop.context)
  expect(await mails()).toHaveLength(3)
})

/** Two workers send late receipts at once; the answer to the link that was mailed. */
async function twoWorkers(mutant?: Mutant): Promise<number[]> {
  await using two = await startTwoShops({
    now: new Date('2026-06-01T10:00:00Z'),
    env: { CLIENT_IP_HEADER: 'x-client' },
    widen: [
      [/(w\.received_at > \$\d+) (and lower\(w\.email_address\))/, '$1 and pg_sleep(0.2) is not null $2'],
      // An hour begins between the two.
      [/select max\(attempts\) most/, 'select 0 most'],
    ],
    ...(mutant && { mutant }),
  })
  const [first, second] = two.shops
  await declare('withdrawals', '999999', mailbox, first)
  await two.sql('delete from outbox_mail')
  await two.sql('update withdrawal set confirm_hash = null')
  await two.lineUp()
  await Promise.all([sendLateReceipts(first.context), sendLateReceipts(second.context)])
  const rows = await two.sql<{ url: string }>(
    `select facts->>'confirmUrl' url from outbox_mail where kind = 'withdrawal-receipt' order by mail_id`,
  )
  const tokens = rows.map(({ url }) => new URL(url).searchParams.get('token') ?? '')
  const answers = tokens.map((token) => first.request('/api/declarations/confirm', { json: { token } }))
  return (await Promise.all(answers)).map(({ status }) => status)
}

test('of two workers at once one mails the link, and it is good (WITHDRAWAL-9)', async () => {
  expect(await twoWorkers()).toEqual([204])
})

test('without the condition the other one makes it void (WITHDRAWAL-9)', async () => {
  const condition = /(where w\.withdrawal_id = secret\.withdrawal_id) and [^]*?w\.confirmed_at is null/
  expect(await twoWorkers({ changes: [[condition, '$1']] })).toEqual([404])
})
