import { roles } from '@haverhof/domain/backoffice'
import { languages, MINUTE } from '@haverhof/domain/shared'
import {
  deliverStock,
  startCustomer,
  startMember,
  startStaff,
  startTestShop,
  type TestMember,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderSampleAt } from '../laboratory/test-samples.ts'
import { shipOrder } from '../orders/index.ts'
import { placePaidOrder } from '../orders/test-desk.ts'
import { startRepeating } from '../repeat-delivery/test-repeat.ts'
import { writeSearchWords } from './shared/search/write-words.ts'
import { bodies, callTable } from './test-call-table.ts'

type Things = Record<string, string>
type SiteStaff = { member: TestMember; program: TestStaff }

let shop: TestShop
let dutch: SiteStaff
let german: SiteStaff
let there: Things = {}
/** What the others are told of how much there is, while there is nothing. */
let before: string[]
/** What is nowhere, by the same names. */
let nowhere: Things
beforeAll(async () => {
  shop = await startTestShop({ env: { REPEAT_DELIVERY: 'on' } })
  dutch = await staffOf(1)
  german = await staffOf(2)
  before = await answers(german, counting)
  there = await oneOfEach(shop, dutch)
  await writeSearchWords(shop.context)
  // Lists by moment leave out the last minute.
  shop.clock.advance(2 * MINUTE)
  const absent = { customers: randomUUID(), invoices: 'HH-2020-999999', 'invoice-series': 'HH-2020' }
  nowhere = { ...Object.fromEntries(Object.keys(there).map((name) => [name, '999999'])), ...absent }
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A member with every permission at one site: owners are owners of all. */
async function staffOf(siteId: number): Promise<SiteStaff> {
  const siteIds = [siteId]
  const grants = roles
    .filter((role) => role !== 'owner')
    .map((role) => ({ role, siteIds, languageIds: null }))
  return { member: await startMember(shop, { grants }), program: await startStaff(shop, { siteIds }) }
}

/** These are one for all sites (STAFF-2). */
const shared = new Set(['jobs', 'lots', 'products', 'recalls', 'stock'])

/** Calls that count what they do not name. */
const counting = [
  'GET /orders/counts',
  'GET /today',
  ...['customers', 'mails', 'reviews', 'questions', 'reports', 'samples'].map(
    (kind) => `GET /${kind}?limit=1`,
  ),
]

/** The kind of thing that the body or the query of a call names. */
const named: Record<string, string> = {
  'POST /shipments': 'orders',
  'POST /recalls': 'recalls',
  'POST /withdrawals/{id}/match': 'orders',
  'POST /tasks/ship-orders': 'orders',
  'POST /tasks/ship-orders/plan': 'orders',
  'POST /tasks/retry-mails': 'mails',
  'POST /tasks/retry-mails/plan': 'mails',
  'GET /shipments/packing-slips.pdf?orderIds=': 'orders',
  'GET /samples/scan?code=': 'samples',
  'GET /search?q=': 'orders',
  'GET /withdrawals/found?q=': 'withdrawals',
  'GET /orders?q=': 'mailboxes',
  'GET /customers?q=': 'mailboxes',
}
/** Kinds that lists show by their numbers. */
const listed = [
  'orders',
  'mails',
  'refunds',
  'invoices',
  'returns',
  'withdrawals',
  'reviews',
  'questions',
  'reports',
  'samples',
  'customers',
  'webhooks',
]

const isQuery = (call: string) => call.endsWith('=')
const kindOf = (call: string) => /\/([\w-]+)\/\{/.exec(call)?.[1] ?? named[call] ?? ''

async function ask(staff: SiteStaff, call: string, things: Things) {
  const thing = (name: string) => things[name] ?? `no ${name}`
  const [method = '', template = ''] = call.split(' ')
  const path = template
    .replace(/\/([\w-]+)\/\{\w+\}/, (_, kind: string) => `/${kind}/${thing(kind)}`)
    .replace(/\{(\w+)\}/, (_, name: string) => thing(name))
  const body = JSON.stringify(bodies[call])?.replaceAll('999999', thing(named[call] ?? ''))
  const init = { method, ...(body !== undefined && { json: JSON.parse(body) as unknown }) }
  const { request } = call.includes('/webhooks') ? staff.program : staff.member
  const answer = await request(isQuery(call) ? path + thing(kindOf(call)) : path, init)
  return { status: answer.status, text: await answer.text() }
}

async function answers(staff: SiteStaff, wanted: readonly string[]): Promise<string[]> {
  const said: string[] = []
  for (const call of wanted) said.push(`${call} ${(await ask(staff, call, there)).text}`)
  return said
}

const reading = Object.keys(callTable).filter((call) => call.startsWith('GET '))

test('no list and nothing about goods names what belongs to another site (STAFF-2, 35)', async () => {
  const lists = reading.filter((call) => !call.includes('{') || shared.has(kindOf(call)))
  const marks = listed.map((name) => there[name] ?? '')
  const own = await answers(dutch, lists)
  expect(marks.filter((mark) => !own.some((text) => text.includes(mark)))).toEqual([])
  const leaks = (await answers(german, lists)).filter((text) => marks.some((mark) => text.includes(mark)))
  expect(leaks).toEqual([])
})

test('totals and figures leave out what belongs to another site (STAFF-2)', async () => {
  expect(await answers(german, counting)).toEqual(before)
  for (const [index, text] of (await answers(dutch, counting)).entries()) expect(text).not.toBe(before[index])
})

const calls = [...Object.keys(callTable), ...Object.keys(named).filter(isQuery)].filter(kindOf)
const owned = calls.filter((call) => !shared.has(kindOf(call)) && !/\/(me|staff)\//.test(call))

test.each(owned)('%s answers staff of another site as if there was nothing (STAFF-2)', async (call) => {
  const absent = said(call, nowhere, await ask(german, call, nowhere))
  expect(said(call, there, await ask(german, call, there))).toEqual(absent)
  const own = await ask(dutch, call, there)
  expect(own.status).not.toBe(404)
  expect(said(call, there, own)).not.toEqual(absent)
})

/** Without the number that was asked for, and that of a task, which is a new one each time. */
function said(call: string, things: Things, { status, text }: { status: number; text: string }) {
  return [status, text.replaceAll(things[kindOf(call)] ?? '', '…').replace(/"taskId":\d+/, '')]
}

const productId = 107
const variantId = 10_701

/**
 * One thing of each kind by the name it has in the addresses of calls, of the
 * Dutch site and these who work for it. No two of those that belong
 * to a site have the same number.
 */
async function oneOfEach(shop: TestShop, staff: SiteStaff): Promise<Things> {
  await numberApart(shop)
  const lot = { lotNumber: 'L-ONE', bestBefore: '2028-01-01' }
  const received = await deliverStock(shop.context, { variantId, amount: 5, lot, by: 'test' })
  const lotId = (received.ok ? received.value.lotId : null) ?? 0
  const { orderId } = await placePaidOrder(shop, { lines: [[variantId, 3]] })
  const lines = [{ lineNumber: 1, quantity: 2, lots: [{ lotId, quantity: 2 }] }]
  await shipOrder(shop.context, { orderId, lines, by: 'test' })
  return {
    stock: String(variantId),
    products: String(productId),
    lots: String(lotId),
    recalls: String(lotId),
    ...(await ofOrder(shop, orderId, staff.member)),
    ...(await ofCustomers(shop)),
    ...(await ofStaff(shop, orderId, staff)),
  }
}

async function ofOrder(shop: TestShop, orderId: number, member: TestMember): Promise<Things> {
  const piece = { lines: [{ lineNumber: 1, quantity: 1 }], reason: 'return', restock: false }
  await member.read(`/orders/${orderId}/refunds`, { json: piece })
  await member.read(`/orders/${orderId}/notes`, { json: { words: 'calls back on Monday' } })
  const find = (text: string) => one(shop, text, [orderId])
  const mailId = await find(
    `update outbox_mail set subject = 'x', html = 'x', plain_text = 'x' where cause_key = 'order-confirmation:' || $1::int
     returning mail_id id`,
  )
  return {
    orders: String(orderId),
    noteId: await find('select order_note_id id from order_note where order_id = $1'),
    mails: mailId,
    mailId,
    shipments: await find('select shipment_id id from shipment where order_id = $1'),
    // A return is looked for by the number of its order, too.
    'with-number': String(orderId),
    refunds: await find('select refund_id id from refund where order_id = $1'),
    invoices: await find(
      `select series || '-' || lpad(number::text, 6, '0') id from invoice where order_id = $1 and kind = 'invoice'`,
    ),
    'invoice-series': await find('select series id from invoice where order_id = $1'),
    returns: await find(
      `with made as (
        insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at, changed_at)
        values ($1, 1, ${variantId}, 1, 'quality', '', 'registered', now(), now()) returning return_id)
      insert into return_photo (return_id, media_type, width, height, content) select return_id, 'image/jpeg', 1, 1, '\\x00' from made
      returning return_id id`,
    ),
    withdrawals: await declaredElsewhere(shop, orderId),
  }
}

/** At the host of the other site, about this order (WITHDRAWAL-6). */
async function declaredElsewhere(shop: TestShop, orderId: number): Promise<string> {
  const emailAddress = await one(shop, 'select email_address id from shop_order where order_id = $1', [
    orderId,
  ])
  const json = { orderNumber: String(orderId), emailAddress, fullName: 'Anna' }
  const answer = await shop.request('/api/withdrawals', { json, site: 'haverhof.be' })
  const { withdrawalId } = (await answer.json()) as { withdrawalId: number }
  // The receipt is a mail of the site where it was declared.
  await one(shop, `delete from outbox_mail where cause_key = 'withdrawal-receipt:' || $1::int`, [
    withdrawalId,
  ])
  return String(withdrawalId)
}

async function ofCustomers(shop: TestShop): Promise<Things> {
  const customer = await startCustomer(shop)
  const review = { productId, title: 'Goed', text: 'Zie www.voer.nl voor nog veel meer.', rating: 4 }
  await customer.request('/api/reviews', { method: 'POST', json: review })
  const question = { productId, question: 'Is dit voer ook voor een pony?', asker: 'Anna' }
  await shop.request('/api/questions', { json: { ...question, emailAddress: customer.email } })
  const repeating = await startRepeating(shop)
  const reviewId = await one(shop, 'select max(review_id) id from review')
  return {
    reviews: reviewId,
    photoId: await one(
      shop,
      `insert into review_photo (review_id, position, width, height, content, thumbnail, taken_in_at, is_shown)
       values ($1, 1, 1, 1, '\\x00', '\\x00', now(), false) returning photo_id id`,
      [reviewId],
    ),
    questions: await one(shop, 'select max(question_id) id from question_origin'),
    reports: await reportQuestion(shop),
    samples: String((await orderSampleAt(shop, 'Hay')).sampleId),
    customers: customer.userId,
    'repeat-deliveries': String(repeating.repeatDeliveryId),
    mailboxes: repeating.customer.email,
  }
}

/** Of an example, so that it gets its site with the report. */
async function reportQuestion(shop: TestShop): Promise<string> {
  const id = 100_000 * languages.nl.languageId
  const said = { reason: 'other', explanation: 'Dit heeft niets met voer te maken.', goodFaith: 'yes' }
  await shop.request('/api/reports', { json: { kind: 'question', id, ...said } })
  return one(shop, 'select max(report_id) id from content_report')
}

async function ofStaff(shop: TestShop, orderId: number, { member, program }: SiteStaff): Promise<Things> {
  await member.read('/tasks/ship-orders', { json: { ids: [orderId] } })
  await member.read('/views', { json: { list: 'orders', name: 'mine', filters: {}, isShared: false } })
  const hook = { url: 'https://erp.example.com/hooks', eventTypes: ['order.paid'] }
  await program.read('/webhooks', { json: hook })
  return {
    tasks: await one(shop, 'select max(task_id) id from task'),
    views: await one(shop, 'select max(view_id) id from staff_view'),
    webhooks: await one(shop, 'select max(endpoint_id) id from webhook_endpoint'),
  }
}

/** So that a number says of which kind it is, and occurs nowhere else. */
async function numberApart(shop: TestShop): Promise<void> {
  await one(
    shop,
    `select max(setval(seqrelid, 880000 + 1000 * place)) id from (
      select seqrelid, row_number() over (order by seqrelid) place from pg_sequence where seqmax > 10000000) known`,
  )
}

async function one({ context }: TestShop, text: string, values: unknown[] = []): Promise<string> {
  const { rows } = await context.database.pool.query<{ id: unknown }>(text, values)
  return String(rows[0]?.id)
}
