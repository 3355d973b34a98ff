import { HOUR } from '@haverhof/domain/shared'
import { startMember, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendWaitingMails } from '../../mail/index.ts'
import { mailSources } from '../../worker/mail-sources.ts'
import { addInterval, sql, startRepeating } from '../test-repeat.ts'

let shop: TestShop
beforeAll(async () => {
  const env = { CLIENT_IP_HEADER: 'x-client', REPEAT_DELIVERY: 'on' }
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env })
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.advance(HOUR)
  await sql(shop, 'delete from outbox_mail')
  await sql(shop, 'delete from withdrawal')
})

type Fields = Partial<Record<'fullName' | 'contract' | 'emailAddress' | 'kind' | 'reason' | 'endsOn', string>>
type Receipt = { endingId: number; receivedAt: string }

function send(fields: Fields = {}, client = '192.0.2.1', site = 'haverhof.nl') {
  const declared = {
    fullName: 'Anna de Vries',
    contract: '999999',
    emailAddress: 'anna@example.com',
    kind: 'ending',
    ...fields,
  }
  return shop.request('/api/endings', { json: declared, headers: { 'x-client': client }, site })
}

async function receiptOf(answer: Response | Promise<Response>): Promise<Receipt> {
  const response = await answer
  expect(response.status).toBe(200)
  return (await response.json()) as Receipt
}

const endings = () =>
  sql<{ kind: string; state: string; order: number | null; statement: string; endsOn: string | null }>(
    shop,
    `select kind, state, order_id "order", statement, ends_on::text "endsOn" from withdrawal order by withdrawal_id`,
  )

const mails = () =>
  sql<{ kind: string; to: string }>(shop, 'select kind, to_address "to" from outbox_mail order by mail_id')

describe('ENDING-4, ENDING-11: a number and a mailbox that mean one repeat delivery', () => {
  test('end it at once, as the account does; the customer is told, and the export holds the declaration', async () => {
    const { customer, orderId, read } = await startRepeating(shop)
    await sql(shop, 'delete from outbox_mail')
    const emailAddress = customer.email.toUpperCase()
    const { receivedAt } = await receiptOf(send({ contract: `Nr. ${orderId}`, emailAddress }))
    expect(receivedAt).toBe(shop.clock.now().toISOString())
    expect((await read()).state).toBe('ended')
    expect(await endings()).toEqual([
      { kind: 'ending', state: 'accepted', order: orderId, statement: '', endsOn: null },
    ])
    expect(await mails()).toEqual([
      { kind: 'repeat-ended', to: customer.email },
      { kind: 'ending-receipt', to: emailAddress },
    ])
    const { withdrawals } = await customer.read<{ withdrawals: unknown[] }>('/api/account/export')
    expect(withdrawals).toMatchObject([{ kind: 'ending', fullName: 'Anna de Vries', endsOn: null }])
  })

  test('may be those of the repeat delivery itself', async () => {
    const { customer, repeatDeliveryId, orderId, read } = await startRepeating(shop)
    await receiptOf(send({ contract: String(repeatDeliveryId), emailAddress: customer.email }))
    expect((await read()).state).toBe('ended')
    expect(await endings()).toMatchObject([{ state: 'accepted', order: orderId }])
  })

  test('end it on a day before which nothing would be ordered; a later day waits for staff', async () => {
    const { customer, orderId, read } = await startRepeating(shop, { days: 42 })
    const declared = { contract: String(orderId), emailAddress: customer.email }
    await receiptOf(send({ ...declared, endsOn: '31-12-2027' }))
    expect((await read()).state).toBe('active')
    await receiptOf(send({ ...declared, endsOn: '01-12-2026' }))
    expect((await read()).state).toBe('ended')
    expect(await endings()).toMatchObject([
      { state: 'waiting', order: orderId, endsOn: '2027-12-31' },
      { state: 'accepted', endsOn: '2026-12-01' },
    ])
  })

  test('are the mailbox of its customer: nothing else ends it, and the answer is the same', async () => {
    const { customer, orderId, read } = await startRepeating(shop)
    const contract = String(orderId)
    await receiptOf(send({ contract, emailAddress: 'somebody@example.com' }))
    await receiptOf(send({ contract, emailAddress: 'somebody@example.com' }, '192.0.2.1', 'haverhof.de'))
    await receiptOf(send({ contract: 'my muesli', emailAddress: customer.email }))
    expect((await read()).state).toBe('active')
    expect((await endings()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
  })

  test('end it at once wherever it was sent, by the number of the order or its own', async () => {
    for (const own of [false, true]) {
      const { customer, orderId, repeatDeliveryId, read } = await startRepeating(shop)
      const contract = String(own ? repeatDeliveryId : orderId)
      await sql(shop, 'delete from withdrawal')
      await receiptOf(send({ contract, emailAddress: customer.email }, '192.0.2.1', 'muehldorfer.de'))
      expect((await read()).state).toBe('ended')
      const [site] = await sql(shop, 'select site_id site from withdrawal')
      expect([await endings(), site]).toMatchObject([[{ state: 'accepted', order: orderId }], { site: 1 }])
    }
  })

  test('end every interval of one first order', async () => {
    const { customer, orderId } = await startRepeating(shop)
    await sql(shop, addInterval, [orderId])
    await sql(shop, 'delete from outbox_mail')
    await receiptOf(send({ contract: String(orderId), emailAddress: customer.email }))
    expect(await endings()).toMatchObject([{ state: 'accepted', order: orderId }])
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'repeat-ended',
      'repeat-ended',
      'ending-receipt',
    ])
    const running = 'select from repeat_delivery where first_order_id = $1 and state <> $2'
    expect(await sql(shop, running, [orderId, 'ended'])).toEqual([])
  })

  test('end of those the one of which nothing would be ordered before the day; the other waits for staff', async () => {
    const { customer, orderId, read } = await startRepeating(shop)
    await sql(shop, addInterval, [orderId])
    const later = `update repeat_delivery set planned_on = planned_on + 28, day = day + 28, order_on = order_on + 28
      where first_order_id = $1 and days = 182 returning order_on::text "on"`
    const [other] = await sql<{ on: string }>(shop, later, [orderId])
    const endsOn = other?.on.split('-').toReversed().join('-') ?? ''
    await receiptOf(send({ contract: String(orderId), emailAddress: customer.email, endsOn }))
    expect(await endings()).toMatchObject([{ state: 'waiting', order: orderId }])
    expect((await read()).state).toBe('active')
    const states = 'select state from repeat_delivery where first_order_id = $1 order by days'
    expect(await sql(shop, states, [orderId])).toEqual([{ state: 'active' }, { state: 'ended' }])
  })

  test('that name another order of the mailbox and a repeat delivery wait for staff', async () => {
    const { customer, orderId, read } = await startRepeating(shop)
    const second = await startRepeating(shop, { customer })
    // The number of the one is that of the first order of the other.
    for (const table of ['repeat_delivery_event', 'repeat_delivery_line'])
      await sql(shop, `delete from ${table} where repeat_delivery_id = $1`, [second.repeatDeliveryId])
    await sql(shop, 'update repeat_delivery set repeat_delivery_id = $1 where first_order_id = $2', [
      orderId,
      second.orderId,
    ])
    await receiptOf(send({ contract: String(orderId), emailAddress: customer.email }))
    expect(await endings()).toMatchObject([{ state: 'waiting' }])
    expect((await read()).state).toBe('active')
  })
})

describe('ENDING-10: an unknown contract', () => {
  test('ENDING-3: is kept as it was declared, and the receipt repeats it, with the moment', async () => {
    const declared = { kind: 'ending-for-cause', reason: 'Mein Pferd\nist verkauft.', endsOn: '31-12-2026' }
    const { endingId } = await receiptOf(send(declared, '192.0.2.1', 'haverhof.de'))
    expect(await endings()).toEqual([
      {
        kind: 'ending-for-cause',
        state: 'waiting',
        order: null,
        statement: 'Mein Pferd\nist verkauft.',
        endsOn: '2026-12-31',
      },
    ])
    await sendWaitingMails(shop.context, mailSources)
    const [mail] = await sql<{ text: string }>(shop, 'select plain_text "text" from outbox_mail')
    const local = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' } as const
    const time = new Intl.DateTimeFormat('de-DE', local).format(shop.clock.now())
    const facts = [endingId, '999999', 'Anna de Vries', 'ist verkauft.', 'aus wichtigem Grund', '2026', time]
    for (const fact of facts) expect(mail?.text).toContain(String(fact))
  })

  test('ENDING-2: every wrong field is named with its reason', async () => {
    const answer = await send({
      fullName: ' ',
      emailAddress: 'anna@',
      kind: 'ending-for-cause',
      endsOn: 'soon',
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 'invalid-fields',
      errors: [
        { parameter: 'fullName', message: 'required' },
        { parameter: 'emailAddress', message: 'invalid-email' },
        { parameter: 'reason', message: 'required' },
        { parameter: 'endsOn', message: 'invalid-date' },
      ],
    })
    expect(await endings()).toEqual([])
  })
})

describe('ENDING-3: the same declaration on the same day', () => {
  test('is one, however often and at once it is sent', async () => {
    const { customer, orderId, read } = await startRepeating(shop)
    await sql(shop, 'delete from outbox_mail')
    const declared = { contract: String(orderId), emailAddress: customer.email }
    const receipts = await Promise.all([1, 2, 3].map(() => receiptOf(send(declared))))
    receipts.push(await receiptOf(send(declared)))
    expect(new Set(receipts.map(({ endingId }) => endingId)).size).toBe(1)
    expect(await endings()).toHaveLength(1)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['repeat-ended', 'ending-receipt'])
    expect((await read()).state).toBe('ended')
  })
})

describe('ENDING-5: limits', () => {
  test('a mailbox gets three receipts an hour and every declaration is kept; a caller declares twenty times', async () => {
    const statuses: number[] = []
    for (let number = 1; number <= 4; number += 1) {
      statuses.push((await send({ contract: `10000${number}` }, `192.0.2.${number}`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await endings()).toHaveLength(4)
    expect(await mails()).toHaveLength(3)
    const { customer, orderId } = await startRepeating(shop)
    const declared = { emailAddress: customer.email }
    for (const contract of ['1', '2', '3', '4', String(orderId)])
      await send({ ...declared, contract }, `192.0.2.${contract}`)
    const recipients = (await mails()).filter(({ to }) => to === customer.email)
    expect(recipients.filter(({ kind }) => kind === 'ending-receipt')).toHaveLength(4)
    for (let number = 0; number < 20; number += 1) {
      await send({ emailAddress: `c${number}@example.com` }, '192.0.2.99')
    }
    expect((await send({ emailAddress: 'c20@example.com' }, '192.0.2.99')).status).toBe(429)
  })
})

test('ENDING-12: staff see what kind it is and close it; accepted, it would undo an order', async () => {
  const { customer, orderId } = await startRepeating(shop)
  const declared = { contract: String(orderId), emailAddress: customer.email, endsOn: '31-12-2027' }
  const { endingId } = await receiptOf(send(declared))
  const service = await startMember(shop, { role: 'service' })
  expect(await service.read('/withdrawals')).toMatchObject({
    items: [{ withdrawalId: endingId, kind: 'ending', endsOn: '2027-12-31', orderId }],
  })
  const refused = await service.request(`/withdrawals/${endingId}/accept`, { json: {} })
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'no-withdrawal'])
  await service.read(`/withdrawals/${endingId}/close`, { json: { note: 'ended by hand' } })
  expect(await endings()).toMatchObject([{ state: 'closed' }])
})
