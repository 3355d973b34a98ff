import { type MailServer, startMailServer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { muesli, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { SMTP_URL: server.url } })
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

/** The latest mail with these words, as the mail server received it. */
function received(words: string): string {
  const mail = server.mails.map(({ source }) => decoded(source)).findLast((text) => text.includes(words))
  if (!mail) throw new Error(`no mail says: ${words}`)
  return mail
}

/** Quoted-printable, which keeps words readable but for what is not ASCII and where lines are broken. */
function decoded(source: string): string {
  const bytes = source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

const euro = (amount: number) => amount.toFixed(2).replace('.', ',')

test('what was agreed is confirmed by mail: goods, price of a delivery, interval, method and place; and in the confirmation of the order (REPEAT-33)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-11-17')
  const { calculation } = await read()
  const [line] = calculation.products
  const words = received('is begonnen')
  for (const sentence of [
    `2 × ${line?.description}`,
    `Totaal per levering: € ${euro(calculation.totalAmount)}`,
    'Hoe vaak: Elke 4 weken',
    'Bezorgdag: 17-12-2026',
    'Bezorging op',
    'Melkmarkt 12 a',
    'iDEAL',
    '/pictures/nl/10101-',
  ])
    expect(words.replaceAll('\u00a0', ' ')).toContain(sentence)
  expect(received('Herhaallevering, elke 4 weken')).toContain('Herroepingsrecht')
})

test('a price that rises is told a week before, beside what the last delivery cost, and that is what is collected (REPEAT-8, REPEAT-9)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  const before = (await read()).calculation.totalAmount
  await sql(shop, `update variant_price set amount_cents = amount_cents + 100 where variant_id = ${muesli}`)
  await sql(shop, 'update price_terms set version = version + 1')
  await workOn(shop, '2026-12-03')
  const announced = (await read()).announcedAmount ?? 0
  expect(announced).toBeGreaterThan(before)
  const words = received('komt uw volgende levering')
  expect(words).toContain('17-12-2026')
  expect(words).toContain(euro(announced))
  expect(words).toContain(euro(before))
  await workOn(shop, '2026-12-10')
  const [order] = await sql<{ cents: number }>(
    shop,
    'select total_cents cents from shop_order order by order_id desc limit 1',
  )
  expect(order?.cents).toBe(Math.round(announced * 100))
})

test('a failed collection is told with the day of the next try and the way to pay at once (REPEAT-12)', async () => {
  await startRepeating(shop, { days: 28, failing: 3 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  await workOn(shop, '2026-12-11')
  const words = received('kon niet worden afgeschreven')
  expect(words).toContain('13-12-2026')
  expect(words).toContain('Nu betalen')
  for (const date of ['2026-12-13', '2026-12-14', '2026-12-20', '2026-12-21', '2026-12-22'])
    await workOn(shop, date)
  expect(received('drie keer geprobeerd')).toContain('pauzeert')
})
