import { HOUR } from '@haverhof/domain/shared'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendWaitingMails } from '../../mail/index.ts'
import { mailSources } from '../../worker/mail-sources.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { CLIENT_IP_HEADER: 'x-client' } })
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.advance(HOUR)
  await shop.context.database.pool.query('delete from outbox_mail; delete from withdrawal')
})

const declaration = {
  orderNumber: '100001',
  emailAddress: 'anna@example.com',
  fullName: 'Anna de Vries',
  statement: 'Hierbij herroep ik mijn aankoop.',
}

function send(changes: Record<string, unknown> = {}, client = '192.0.2.1', site = 'haverhof.nl') {
  const headers = { 'x-client': client }
  return shop.request('/api/withdrawals', { json: { ...declaration, ...changes }, headers, site })
}

async function mails() {
  const { rows } = await shop.context.database.pool.query(
    'select kind, to_address "to", facts, language_id "language" from outbox_mail order by mail_id',
  )
  return rows
}

describe('WITHDRAWAL-1: withdrawing from a contract', () => {
  test('the declaration is kept as it was sent and a receipt is on its way', async () => {
    const response = await send({}, '192.0.2.1', 'haverhof.de')
    expect(response.status).toBe(200)
    const { withdrawalId, receivedAt } = (await response.json()) as {
      withdrawalId: number
      receivedAt: string
    }
    expect(receivedAt).toBe(shop.clock.now().toISOString())
    expect(await mails()).toEqual([
      {
        kind: 'withdrawal-receipt',
        to: 'anna@example.com',
        language: 2,
        facts: {
          withdrawalId,
          receivedAt,
          orderNumber: '100001',
          fullName: 'Anna de Vries',
          statement: 'Hierbij herroep ik mijn aankoop.',
          confirmUrl: expect.stringContaining('/declaration/confirm/?token=') as string,
        },
      },
    ])
    const { rows } = await shop.context.database.pool.query('select * from withdrawal')
    expect(rows).toMatchObject([
      { withdrawal_id: withdrawalId, order_id: null, site_id: 3, full_name: 'Anna de Vries' },
    ])
  })

  test('WITHDRAWAL-3: the receipt goes out at once and repeats what was declared, and when', async () => {
    const { pool } = shop.context.database
    await pool.query('delete from graphile_worker._private_jobs')
    const response = await send({ statement: 'Eerste regel.\nTweede regel.' })
    const { withdrawalId } = (await response.json()) as { withdrawalId: number }
    const { rows: jobs } = await pool.query('select task_identifier task from graphile_worker.jobs')
    expect(jobs).toEqual([{ task: 'send-mail' }])
    await sendWaitingMails(shop.context, mailSources)
    const { rows } = await pool.query<{ text: string }>('select plain_text "text" from outbox_mail')
    const [{ text } = { text: '' }] = rows
    const local = { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit', hour12: false } as const
    const time = new Intl.DateTimeFormat('nl-NL', local).format(shop.clock.now())
    for (const fact of [withdrawalId, '100001', 'Anna de Vries', 'Eerste regel.', 'Tweede regel.', time])
      expect(text).toContain(String(fact))
  })

  test('WITHDRAWAL-2: every wrong field is named with its reason', async () => {
    const response = await send({
      fullName: ' ',
      emailAddress: 'anna@',
      orderNumber: '1'.repeat(21),
      statement: null,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid-fields',
      errors: [
        { parameter: 'fullName', message: 'required' },
        { parameter: 'orderNumber', message: 'too-long', max: 20 },
        { parameter: 'emailAddress', message: 'invalid-email' },
      ],
    })
    expect(await mails()).toEqual([])
  })

  test('a line break in a name adds no line', async () => {
    await send({ fullName: 'Anna\r\nBcc: thief@evil.example', statement: 'one\r\ntwo' })
    expect((await mails())[0].facts).toMatchObject({
      fullName: 'Anna Bcc: thief@evil.example',
      statement: 'one\ntwo',
    })
  })

  test('WITHDRAWAL-4: three strangers use up the receipts of a mailbox and never its right', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 6; number += 1) {
      const emailAddress = number % 2 ? 'ANNA@example.com' : 'anna@example.com'
      statuses.push((await send({ emailAddress }, `192.0.2.${number}`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect(await mails()).toHaveLength(3)
    const { rows } = await shop.context.database.pool.query('select 1 from withdrawal')
    expect(rows).toHaveLength(6)
    shop.clock.advance(HOUR)
    expect((await send()).status).toBe(200)
    expect(await mails()).toHaveLength(4)
  })

  test('WITHDRAWAL-4: a caller declares at most twenty times an hour (WITHDRAWAL-11)', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 22; number += 1) {
      statuses.push((await send({ emailAddress: `c${number}@example.com` }, '192.0.2.99')).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})
