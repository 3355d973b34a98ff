import { DAY, HOUR } from '@haverhof/domain/shared'
import {
  type Customer,
  dutchBilling,
  type MailServer,
  startBuying,
  startCustomer,
  startMailServer,
  startShopping,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendWaitingMails } from '../mail/index.ts'
import { writeMail } from '../mail/write-mail.ts'
import { mailSources } from '../worker/mail-sources.ts'
import { remindOfCarts } from './index.ts'

const muesli = 10_101

let server: MailServer
let shop: TestShop
beforeAll(async () => {
  server = await startMailServer()
  shop = await startTestShop({ env: { CART_REMINDERS: 'on', SMTP_URL: server.url } })
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})
beforeEach(async () => {
  shop.clock.advance(40 * DAY)
  await sql('delete from outbox_mail')
  await sql('delete from newsletter_subscription; delete from reminder_subscription')
})

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

type Agreed = { table?: string; version?: number; siteId?: number }

async function agree(
  emailAddress: string,
  { table = 'reminder_subscription', version = 1, siteId = 1 }: Agreed = {},
): Promise<void> {
  await sql(
    `insert into ${table} (site_id, language_id, email_address, token_hash, requested_at, confirmed_at, consent_version)
     values ($3, 1, $1, $1, now(), now(), $2)`,
    [emailAddress, version, siteId],
  )
}

type Reminder = { to: string; facts: { cartUrl: string; endUrl: string; lines: { totalCents: number }[] } }

async function remindAfter(ms: number): Promise<Reminder[]> {
  shop.clock.advance(ms)
  await remindOfCarts(shop.context)
  return sql<Reminder>(
    `select to_address "to", facts from outbox_mail where kind = 'cart-reminder' order by mail_id`,
  )
}

/** A guest who has got as far as the bill. */
async function guest(emailAddress: string) {
  const shopper = await startShopping(shop)
  expect((await shopper.add(muesli, 2)).status).toBeLessThan(300)
  const billing = { ...dutchBilling, emailAddress }
  expect((await shopper.call('POST', '/billing', billing)).status).toBeLessThan(300)
  return shopper
}

async function customer(): Promise<Customer> {
  const anna = await startCustomer(shop)
  const shopper = await startShopping(shop, { headers: { cookie: anna.cookie() } })
  expect((await shopper.add(muesli, 2)).status).toBeLessThan(300)
  return anna
}

test('a guest who agreed is reminded of a cart a day later, once, with goods, prices and a way to it (REMINDERS-1, 2, 4)', async () => {
  const { cartId } = await guest('Guest@example.com')
  await agree('guest@example.com')
  expect(await remindAfter(23 * HOUR)).toEqual([])
  const [mail, ...others] = await remindAfter(2 * HOUR)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'guest@example.com',
    facts: {
      cartUrl: expect.stringMatching(new RegExp(`/cart/#cart=${cartId}$`)),
      lines: [{ quantity: 2, totalCents: 1190, imagePath: expect.stringMatching(/^\/pictures\//) }],
    },
  })
  expect(await remindAfter(HOUR)).toHaveLength(1)
})

test('a customer is led to the own cart, and gets the header that mail programs know (REMINDERS-2, 3, 4)', async () => {
  const anna = await customer()
  await agree(anna.email)
  const [mail] = await remindAfter(25 * HOUR)
  expect(mail).toMatchObject({ to: anna.email, facts: { cartUrl: expect.stringMatching(/\/cart\/$/) } })
  const [waiting] = await sql<never>(
    `select mail_id "mailId", kind, cause_key "causeKey", site_id "siteId", language_id "languageId", to_address "toAddress", facts
     from outbox_mail where kind = 'cart-reminder'`,
  )
  await sendWaitingMails(shop.context, mailSources)
  const [received] = server.mails
  expect(received?.recipients).toEqual([anna.email])
  expect(received?.headers.join('\n')).toMatch(/List-Unsubscribe: <https?:[^>]+oneclick\?token=/)
  const written = await writeMail(shop.context, mailSources, waiting as never)
  expect(written?.headers['List-Unsubscribe']).toMatch(/\/api\/newsletter\/oneclick\?token=[\w-]+>$/)
  expect(written?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(written?.html).toMatch(/<img[^>]+\/pictures\/nl\/10101-\d+\.jpg/)
  expect(written?.html).not.toContain('.webp')
  expect(written?.plainText).toMatch(/€\s11,90/)
  const exported = await anna.read<{ cartReminders: object[] }>('/api/account/export')
  expect(exported.cartReminders).toEqual([{ remindedAt: expect.any(String) }])
})

test.each([
  ['to the newsletter alone', { table: 'newsletter_subscription', version: 3 }],
  ['to the newsletter in words that spoke of it too', { table: 'newsletter_subscription', version: 2 }],
  ['at another site', { siteId: 3 }],
])('who agreed %s is not written to (REMINDERS-1, NEWSLETTER-8, 11)', async (_, consent) => {
  await guest('early@example.com')
  await agree('early@example.com', consent)
  expect(await remindAfter(25 * HOUR)).toEqual([])
})

test('no mail goes to readers who did not confirm, who left, who have ordered, or long after (REMINDERS-1, REMINDERS-2)', async () => {
  await guest('silent@example.com')
  await guest('left@example.com')
  await agree('left@example.com')
  await sql(
    `update reminder_subscription set unsubscribed_at = now() where email_address = 'left@example.com'`,
  )
  await guest('buyer@example.com')
  await agree('buyer@example.com')
  const buyer = await startBuying(shop, { billing: { ...dutchBilling, emailAddress: 'buyer@example.com' } })
  await buyer.order()
  expect(await remindAfter(25 * HOUR)).toEqual([])
  await guest('late@example.com')
  await agree('late@example.com')
  expect(await remindAfter(5 * DAY)).toEqual([])
})

test('a mailbox is written to once in thirty days, and its link ends these letters at once and leaves the newsletter alone (REMINDERS-2, REMINDERS-3)', async () => {
  await guest('often@example.com')
  await agree('often@example.com')
  await agree('often@example.com', { table: 'newsletter_subscription', version: 3 })
  const [mail] = await remindAfter(25 * HOUR)
  await guest('often@example.com')
  expect(await remindAfter(25 * HOUR)).toHaveLength(1)
  const token = new URL(mail?.facts.endUrl ?? '').searchParams.get('token')
  const left = await shop.request('/api/newsletter/unsubscribe', { json: { token } })
  expect(left.status).toBe(204)
  expect(await sql('select 1 from newsletter_subscription where unsubscribed_at is null')).toHaveLength(1)
  shop.clock.advance(31 * DAY)
  await guest('often@example.com')
  expect(await remindAfter(25 * HOUR)).toHaveLength(1)
})

test('who joins agrees to the wording of today, by mail or in the account (NEWSLETTER-8)', async () => {
  const ask = await shop.request('/api/newsletter', { json: { emailAddress: 'new@example.com' } })
  expect(ask.status).toBe(204)
  const anna = await startCustomer(shop)
  const path = '/api/account/subscriptions/newsletter?subscribe=true'
  const joined = await anna.request(path, { method: 'PUT' })
  expect(joined.status).toBeLessThan(300)
  expect(await sql('select consent_version v from newsletter_subscription')).toEqual([{ v: 3 }, { v: 3 }])
  expect(await sql('select 1 from reminder_subscription')).toEqual([])
})

test('nothing is sent where it is switched off (REMINDERS-1)', async () => {
  await guest('off@example.com')
  await agree('off@example.com')
  shop.clock.advance(25 * HOUR)
  const env = { ...shop.context.env, CART_REMINDERS: 'off' as const }
  await remindOfCarts({ ...shop.context, env })
  expect(await sql(`select 1 from outbox_mail where kind = 'cart-reminder'`)).toEqual([])
})
