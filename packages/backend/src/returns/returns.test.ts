import { returnReasons } from '@haverhof/domain/returns'
import { DAY } from '@haverhof/domain/shared'
import {
  changeReturn,
  dutchBilling,
  finishAtSandbox,
  receiveOrder,
  startBuying,
  startCustomer,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shipOrder } from '../orders/index.ts'

const muesli = 10101
const quickscan = 90101

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Fields = Record<string, string | number | Blob>
type Caller = Awaited<ReturnType<typeof startCustomer>>
type Answer = {
  returns: Record<string, unknown>[]
  returnable: Record<string, unknown>[]
}

function send(customer: Caller, fields: Fields): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    body.append(name, value instanceof Blob ? value : String(value))
  return customer.request('/api/account/returns', { method: 'POST', body })
}

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

async function photo(): Promise<Blob> {
  const picture = await sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Stable camera', ImageDescription: 'SECRET PLACE' } })
    .toBuffer()
  return new Blob([new Uint8Array(picture)], { type: 'image/jpeg' })
}

async function mailsOf(customer: Caller) {
  const { rows } = await shop.context.database.pool.query<{ kind: string; facts: Record<string, unknown> }>(
    `select kind, facts from outbox_mail where to_address = $1 and kind like 'return%' order by mail_id`,
    [customer.email],
  )
  return rows
}

describe('what can be sent back', () => {
  test('lines of an own order that was sent, for thirty days (RETURNS-1)', async () => {
    const customer = await startCustomer(shop)
    const empty = { returns: [], returnable: [] }
    expect(await customer.read('/api/account/returns')).toEqual(empty)
    const open = await receiveOrder(shop, customer, { sent: false })
    expect(await customer.read('/api/account/returns')).toEqual(empty)
    const line = { orderId: open.orderId, lineNumber: 1, quantity: 1, reason: 'other' }
    expect(await codeOf(await send(customer, line))).toBe('not-returnable')
    const { orderId } = await receiveOrder(shop, customer, { lines: [[muesli, 3]] })
    const { returnable } = await customer.read<Answer>('/api/account/returns')
    expect(returnable).toMatchObject([{ orderId, lineNumber: 1, productVariantId: muesli, quantity: 3 }])
    shop.clock.advance(30 * DAY + 1000)
    expect(await codeOf(await send(customer, { ...line, orderId }))).toBe('not-returnable')
  })

  test('a defect is registered for two years after delivery and two months to report it, long after the time to change one’s mind (RETURNS-12)', async () => {
    const customer = await startCustomer(shop)
    const { orderId } = await receiveOrder(shop, customer, { lines: [[muesli, 3]] })
    const sentDaysAgo = (days: number) =>
      shop.context.database.pool.query('update shop_order set sent_at = $2 where order_id = $1', [
        orderId,
        new Date(shop.clock.now().getTime() - days * DAY),
      ])
    const line = { orderId, lineNumber: 1, quantity: 1 }
    const offered = async () => (await customer.read<Answer>('/api/account/returns')).returnable
    expect(await offered()).toMatchObject([{ orderId, reasons: [...returnReasons] }])
    await sentDaysAgo(31)
    expect(await offered()).toMatchObject([{ orderId, reasons: ['damaged', 'wrong-product', 'quality'] }])
    await sentDaysAgo(2 * 365 + 60)
    expect(await offered()).toHaveLength(1)
    expect(await codeOf(await send(customer, { ...line, reason: 'ordered-too-much' }))).toBe('not-returnable')
    expect((await send(customer, { ...line, reason: 'quality' })).status).toBe(200)
    await sentDaysAgo(2 * 365 + 63)
    expect(await offered()).toEqual([])
    expect(await codeOf(await send(customer, { ...line, reason: 'quality' }))).toBe('not-returnable')
  })

  test('neither gifts nor analyses (RETURNS-2)', async () => {
    const customer = await startCustomer(shop)
    const headers = { cookie: customer.cookie() }
    const buyer = await startBuying(shop, {
      lines: [
        [muesli, 11],
        [quickscan, 1],
      ],
      headers,
    })
    await buyer.call('POST', `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=Hooi`)
    const order = await buyer.order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    await shipOrder(shop.context, { orderId: order.orderId, by: 'test' })
    const { rows: lines } = await shop.context.database.pool.query<{ lineNumber: number; isFree: boolean }>(
      `select line_number "lineNumber", is_free "isFree" from order_line where order_id = $1 order by 1`,
      [order.orderId],
    )
    expect(lines.filter(({ isFree }) => isFree)).toHaveLength(1)
    expect(lines).toHaveLength(3)
    const { returnable } = await customer.read<Answer>('/api/account/returns')
    expect(returnable).toMatchObject([{ productVariantId: muesli, quantity: 11 }])
    const answers = new Map<number, string>()
    for (const { lineNumber } of lines) {
      const line = { orderId: order.orderId, lineNumber, quantity: 1, reason: 'other' }
      const answer = await send(customer, line)
      answers.set(lineNumber, answer.status === 200 ? 'taken' : `${answer.status} ${await codeOf(answer)}`)
    }
    const wanted = lines.map(({ lineNumber }) => [
      lineNumber,
      lineNumber === returnable[0]?.['lineNumber'] ? 'taken' : '409 not-returnable',
    ])
    expect([...answers]).toEqual(wanted)
  })

  test('a customer sees and returns only their own orders, and only signed in', async () => {
    const owner = await startCustomer(shop)
    const other = await startCustomer(shop)
    const abroad = await startCustomer(shop, { site: 'haverhof.de', email: owner.email })
    const { orderId } = await receiveOrder(shop, owner)
    const line = { orderId, lineNumber: 1, quantity: 1, reason: 'other' }
    for (const stranger of [other, abroad]) expect((await send(stranger, line)).status).toBe(404)
    expect((await send(owner, { ...line, lineNumber: 9 })).status).toBe(404)
    const body = new FormData()
    const anonymous = await shop.request('/api/account/returns', { method: 'POST', body })
    expect([anonymous.status, await codeOf(anonymous)]).toEqual([401, 'sign-in-needed'])
    expect((await shop.request('/api/account/returns')).status).toBe(401)
  })
})

describe('a return', () => {
  test('is registered once per piece, and told by mail (RETURNS-3, 6, §3.35)', async () => {
    const customer = await startCustomer(shop)
    const { orderId } = await receiveOrder(shop, customer, { lines: [[muesli, 3]] })
    const line = { orderId, lineNumber: 1, reason: 'ordered-too-much', remarks: ' Te veel \n besteld ' }
    const first = await send(customer, { ...line, quantity: 2 })
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('no-store')
    const { returnId } = (await first.json()) as { returnId: number }
    const tooMany = await send(customer, { ...line, quantity: 2 })
    expect([tooMany.status, await tooMany.json()]).toMatchObject([
      409,
      { code: 'too-many-returned', maximum: 1, parameter: 'quantity' },
    ])
    const { returns, returnable } = await customer.read<Answer>('/api/account/returns')
    expect(returns).toMatchObject([
      { returnId, quantity: 2, status: 'registered', remarks: 'Te veel\nbesteld', hasPhoto: false },
    ])
    expect(returnable).toMatchObject([{ orderId, quantity: 1 }])
    expect(await mailsOf(customer)).toMatchObject([{ kind: 'return-registered', facts: { returnId } }])
  })

  test('every wrong field is named with its reason', async () => {
    const customer = await startCustomer(shop)
    const { orderId } = await receiveOrder(shop, customer)
    const line = { orderId, lineNumber: 1, quantity: 1 }
    const wrong: [Fields, string][] = [
      [{ ...line, reason: 'damaged' }, 'photo'],
      [{ ...line, reason: 'mood' }, 'reason'],
      [{ ...line, reason: 'other', remarks: 'x'.repeat(1001) }, 'remarks'],
      [{ ...line, reason: 'other', quantity: 0 }, 'quantity'],
      [{ ...line, reason: 'other', quantity: '1e3' }, 'quantity'],
      [{ ...line, reason: 'other', orderId: '-1' }, 'orderId'],
      [{ ...line, reason: 'other', remarks: 'a\0b' }, 'remarks'],
    ]
    for (const [fields, parameter] of wrong) {
      const answer = await send(customer, fields)
      expect([answer.status, await answer.json()]).toMatchObject([400, { parameter }])
    }
    const json = await customer.request('/api/account/returns', { json: { ...line, reason: 'other' } })
    expect(json.status).toBe(415)
  })

  test('field names count in any case', async () => {
    const customer = await startCustomer(shop)
    const { orderId } = await receiveOrder(shop, customer)
    const answer = await send(customer, { ORDERID: orderId, linenumber: 1, Quantity: 1, reason: 'quality' })
    expect(answer.status).toBe(200)
  })

  test('with a photo shows it to its owner alone, drawn anew and without its secrets (RETURNS-5)', async () => {
    const customer = await startCustomer(shop)
    const other = await startCustomer(shop)
    const { orderId } = await receiveOrder(shop, customer)
    const fields = { orderId, lineNumber: 1, quantity: 1, reason: 'damaged', photo: await photo() }
    const { returnId } = (await (await send(customer, fields)).json()) as { returnId: number }
    const shown = await customer.request(`/api/account/returns/${returnId}/photo`)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes('SECRET PLACE') || bytes.includes('Stable camera')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
    expect((await other.request(`/api/account/returns/${returnId}/photo`)).status).toBe(404)
    expect((await shop.request(`/api/account/returns/${returnId}/photo`)).status).toBe(401)
    expect((await customer.request('/api/account/returns/1/photo')).status).toBe(404)
  })

  test('is moved on by staff step by step, each told by mail (RETURNS-7, RETURNS-9)', async () => {
    const customer = await startCustomer(shop)
    const billing = { ...dutchBilling, emailAddress: 'elders@example.nl' }
    const { orderId } = await receiveOrder(shop, customer, { billing })
    const answer = await send(customer, { orderId, lineNumber: 1, quantity: 1, reason: 'quality' })
    const { returnId } = (await answer.json()) as { returnId: number }
    const move = (status: 'received' | 'refunded' | 'refused') =>
      changeReturn(shop.context, { returnId, status, by: 'Jan' })
    expect(await move('refunded')).toEqual({ ok: false, reason: 'no-such-step' })
    expect(await move('received')).toMatchObject({ ok: true })
    expect(await move('refunded')).toMatchObject({ ok: true })
    expect(await move('refused')).toEqual({ ok: false, reason: 'no-such-step' })
    const unknown = { returnId: 1, status: 'received' as const, by: 'Jan' }
    expect(await changeReturn(shop.context, unknown)).toEqual({ ok: false, reason: 'no-such-return' })
    expect((await mailsOf(customer)).map(({ kind, facts }) => [kind, facts['status']])).toEqual([
      ['return-registered', undefined],
      ['return-changed', 'received'],
      ['return-changed', 'refunded'],
    ])
    const { rows: credits } = await shop.context.database.pool.query(
      `select document->'credits'->>'reason' reason, total_cents > 0 "isMoney" from invoice where kind = 'credit'`,
    )
    expect(credits).toEqual([{ reason: 'return', isMoney: true }])
  })
})
