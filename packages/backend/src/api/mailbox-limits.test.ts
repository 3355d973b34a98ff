import { languages } from '@haverhof/domain/shared'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({
    env: { CLIENT_IP_HEADER: 'x-client-ip', REPEAT_DELIVERY: 'on' },
    now: new Date('2026-11-15T12:00:00Z'),
  })
  await shop.context.database.pool.query('update stock set amount = 0 where variant_id % 2 = 0')
})
afterAll(() => shop[Symbol.asyncDispose]())

/** Each call that sends a mail to whatever mailbox was typed, how many one mailbox gets, and what is sent the nth time. */
const forms: [path: string, most: number, body: (nth: number) => Record<string, unknown>][] = [
  ['/api/newsletter', 3, () => ({})],
  [
    '/api/questions',
    10,
    (nth) => ({ productId: 101, asker: 'Anna', question: `Is deze muesli ook geschikt voor ${nth} pony's?` }),
  ],
  [
    '/api/reports',
    10,
    () => ({
      kind: 'review',
      id: 100_000 * languages.nl.languageId,
      reason: 'other',
      explanation: 'Dit heeft niets met voer te maken.',
      goodFaith: 'yes',
    }),
  ],
  ['/api/stockalerts', 40, (nth) => ({ productVariantId: nth % 2 ? 10_102 : 10_104 })],
]

const declared = { fullName: 'Anna de Vries' }

/** A declaration is kept however many there are; its receipts alone are counted (WITHDRAWAL-4, ENDING-5). */
const declarations: [path: string, mail: string, body: (nth: number) => Record<string, unknown>][] = [
  [
    '/api/withdrawals',
    'withdrawal-receipt',
    (nth) => ({ ...declared, orderNumber: `10000${nth}`, statement: 'Hierbij herroep ik mijn aankoop.' }),
  ],
  ['/api/endings', 'ending-receipt', (nth) => ({ ...declared, kind: 'ending', contract: `${nth}` })],
]

// The address of an account and of an order by bank transfer: count-mail.test.ts and order-refusals.test.ts.
async function sendTimes(path: string, times: number, body: (nth: number) => Record<string, unknown>) {
  const statuses: number[] = []
  for (let nth = 1; nth <= times; nth += 1) {
    const emailAddress = nth === 1 ? 'anna@example.nl' : `Anna+${nth}@example.nl`
    const headers = { 'x-client-ip': `192.0.2.${nth}` }
    statuses.push((await shop.request(path, { json: { ...body(nth), emailAddress }, headers })).status)
  }
  return statuses
}

test.each(forms)(
  '%s counts %i mails for one mailbox, whatever stands behind a “+” (LIMITS-6, 7)',
  async (path, most, body) => {
    const statuses = await sendTimes(path, most + 2, body)
    const refused = statuses.map((status) => status === 429)
    expect(refused).toEqual([...Array.from({ length: most }, () => false), true, true])
    expect(Math.max(...statuses.slice(0, most))).toBeLessThan(300)
  },
)

test.each(declarations)(
  '%s keeps every declaration and sends one mailbox 3 receipts, whatever stands behind a “+” (LIMITS-6, 7)',
  async (path, mail, body) => {
    expect(await sendTimes(path, 5, body)).toEqual([200, 200, 200, 200, 200])
    const { rows } = await shop.context.database.pool.query(
      'select to_address from outbox_mail where kind = $1',
      [mail],
    )
    expect(rows).toHaveLength(3)
  },
)
