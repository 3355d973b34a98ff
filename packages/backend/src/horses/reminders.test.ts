import { DAY } from '@haverhof/domain/shared'
import {
  bella,
  type Customer,
  packOfMuesli,
  startCustomer,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeMail } from '../mail/write-mail.ts'
import { mailSources } from '../worker/mail-sources.ts'
import { remindOwners } from './index.ts'

const muesli = 10_101

let shop: TestShop
let anna: Customer
let horseId: number
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-16T12:00:00Z') })
  anna = await startCustomer(shop)
  const json = { ...bella, name: 'Bella' }
  horseId = (await anna.read<{ horseId: number }>('/api/account/horses', { json })).horseId
})
afterEach(() => shop[Symbol.asyncDispose]())

/** 3 kg last twelve days: until 28 November. */
async function open(fields: Record<string, unknown> = {}): Promise<void> {
  const json = { ...packOfMuesli, openedOn: '2026-11-16', isReminded: true, ...fields }
  const path = `/api/account/horses/${horseId}/packs/${muesli}`
  expect((await anna.request(path, { method: 'PUT', json })).status).toBe(204)
}

type Reminder = { facts: Record<string, string>; toAddress: string; sent: unknown }

async function remindersOf(): Promise<Reminder[]> {
  const { rows } = await shop.context.database.pool.query<Reminder>(
    `select facts, to_address "toAddress", mail_id sent from outbox_mail where kind = 'pack-runs-out' order by mail_id`,
  )
  return rows
}

async function remindAfter(days: number): Promise<number> {
  shop.clock.advance(days * DAY)
  await remindOwners(shop.context)
  return (await remindersOf()).length
}

/** As it would be sent. */
async function writtenMail() {
  const { rows } = await shop.context.database.pool.query<never>(
    `select mail_id "mailId", kind, cause_key "causeKey", site_id "siteId", language_id "languageId", to_address "toAddress", facts
     from outbox_mail where kind = 'pack-runs-out'`,
  )
  return writeMail(shop.context, mailSources, rows[0] as never)
}

const tokenOf = (reminder: Reminder | undefined) =>
  new URL(reminder?.facts['endUrl'] ?? '').searchParams.get('token') ?? ''

test('HORSES-11: seven days before a pack runs out its owner is told, once', async () => {
  await open()
  expect(await remindAfter(4)).toBe(0)
  expect(await remindAfter(1)).toBe(1)
  expect(await remindAfter(1)).toBe(1)
  // The same pack with other grams has had its mail.
  await open({ gramsPerDay: 230 })
  expect(await remindAfter(2)).toBe(1)
  const [reminder] = await remindersOf()
  expect(reminder).toMatchObject({
    toAddress: anna.email,
    facts: {
      horse: 'Bella',
      runsOutOn: '2026-11-28',
      pack: { amountCents: expect.any(Number) as number, imagePath: '/pictures/nl/10101-400.webp' },
    },
  })
  expect(reminder?.facts['buyUrl']).toMatch(/\/buy-again\/\?product=10101&quantity=1$/)
  // Another pack has not.
  await open({ openedOn: '2026-11-24' })
  expect(await remindAfter(6)).toBe(2)
})

test('HORSES-10: only owners who asked get a mail, and not long after the pack ran out', async () => {
  await open({ isReminded: false })
  expect(await remindAfter(8)).toBe(0)
  await open({ openedOn: '2026-11-01' })
  expect(await remindAfter(0)).toBe(0)
})

test('HORSES-22: what is no longer sold is not mailed about', async () => {
  await open()
  await shop.context.database.pool.query('update publication set is_published = false where product_id = 101')
  expect(await remindAfter(6)).toBe(0)
})

test('HORSES-22: a feed that the calculator refuses the horse is not offered again, until the horse is described otherwise', async () => {
  await open()
  const { pool } = shop.context.database
  await pool.query(`update horse set health = array['laminitis'] where horse_id = $1`, [horseId])
  expect(await remindAfter(6)).toBe(0)
  await pool.query(`update horse set health = '{}' where horse_id = $1`, [horseId])
  expect(await remindAfter(1)).toBe(1)
})

const putInStock = (amount: number) =>
  shop.context.database.pool.query('update stock set amount = $1 where variant_id = $2', [amount, muesli])

test('HORSES-23, HORSES-21: while the pack is sold out its mail waits, and comes with a button to buy once it is back', async () => {
  await putInStock(0)
  await open()
  expect(await remindAfter(6)).toBe(0)
  expect(await remindAfter(5)).toBe(0)
  await putInStock(5)
  expect(await remindAfter(0)).toBe(1)
  expect((await remindersOf())[0]?.facts['buyUrl']).toMatch(/\/buy-again\//)
})

test('HORSES-23: what is still sold out on the day its pack runs out is told so, and the mail leads to its page', async () => {
  await putInStock(0)
  await open()
  expect(await remindAfter(11)).toBe(0)
  expect(await remindAfter(1)).toBe(1)
  expect(await remindAfter(1)).toBe(1)
  const { plainText = '' } = (await writtenMail()) ?? {}
  expect(plainText).toContain('uitverkocht')
  expect(plainText).toContain('/paardenvoer/muesli/haver-basis-muesli/')
  expect(plainText).not.toContain('/buy-again/')
})

test('HORSES-12: a link and one click of a mail program end all of these mails, however often', async () => {
  await open()
  expect(await remindAfter(6)).toBe(1)
  const token = tokenOf((await remindersOf())[0])
  for (let click = 0; click < 2; click += 1)
    expect((await shop.request('/api/horses/reminders/end', { json: { token } })).status).toBe(204)
  await open({ openedOn: '2026-11-20', isReminded: false })
  expect(await remindAfter(1)).toBe(1)
  const oneClick = await shop.request(`/api/horses/reminders/oneclick?token=${token}`, {
    method: 'POST',
    headers: { 'x-requested-with': '' },
  })
  expect(oneClick.status).toBe(204)
  const unknown = await shop.request('/api/horses/reminders/end', { json: { token: 'x'.repeat(32) } })
  expect(unknown.status).toBe(404)
  const { rows } = await shop.context.database.pool.query<{ told: string }>(
    'select token_hash told from horse_pack',
  )
  expect(rows[0]?.told).not.toBe(token)
})

test('HORSES-12: the mail can be left with the header that mail programs know', async () => {
  await open()
  await remindAfter(6)
  const mail = await writtenMail()
  expect(mail?.headers['List-Unsubscribe']).toMatch(
    /^<https?:\/\/.*\/api\/horses\/reminders\/oneclick\?token=[\w-]+>$/,
  )
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.plainText).toContain('28-11-2026')
})
