import { MINUTE } from '@haverhof/domain/shared'
import {
  createTestDatabase,
  dutchBilling,
  holdWrites,
  type MailServer,
  startApiProcess,
  startMailServer,
  startShopping,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { listOutbox, sendWaitingMails } from '../mail/index.ts'
import { mailSources } from '../worker/mail-sources.ts'
import { remindOfCarts } from './index.ts'

const sql = async <Row>(shop: TestShop, text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

/** Carts that stand still. */
async function prepare(shop: TestShop, mailboxes: readonly string[]): Promise<void> {
  for (const emailAddress of mailboxes) {
    const shopper = await startShopping(shop)
    await shopper.add(10_101, 1)
    await shopper.call('POST', '/billing', { ...dutchBilling, emailAddress })
    await sql(
      shop,
      `insert into reminder_subscription (site_id, language_id, email_address, token_hash, requested_at, confirmed_at, consent_version)
       values (1, 1, $1, $1, now(), now(), 1)`,
      [emailAddress],
    )
  }
  await sql(
    shop,
    `update cart set created = created - interval '25 hours', last_modified = last_modified - interval '25 hours'`,
  )
}

type Killing = { shop: TestShop; server: MailServer; databaseUrl: string; at: string }

/** A worker takes the carts and is killed in a write of this trigger. */
async function killWorker({ shop, server, databaseUrl, at }: Killing): Promise<void> {
  const held = await holdWrites(databaseUrl, at)
  const env = { CART_REMINDERS: 'on', SMTP_URL: server.url }
  const worker = await startApiProcess({ databaseUrl, env, now: shop.clock.now() })
  await sql(shop, `select graphile_worker.add_job('remind-of-carts')`)
  await held.untilWaiting()
  await worker.kill()
  await held.release()
}

/** The work of two minutes, by the workers that are left. Returns who got a mail. */
async function finish(shop: TestShop, server: MailServer): Promise<string[]> {
  for (const _ of [1, 2]) {
    shop.clock.advance(MINUTE)
    await remindOfCarts(shop.context)
    await sendWaitingMails(shop.context, mailSources)
  }
  return server.mails.flatMap(({ recipients }) => recipients).toSorted()
}

async function startShop(databaseUrl: string, server: MailServer): Promise<TestShop> {
  return startTestShop({ databaseUrl, now: new Date(), env: { CART_REMINDERS: 'on', SMTP_URL: server.url } })
}

test('a worker that is killed between taking a cart and queueing its letter: every owner gets exactly one (REMINDERS-2)', async () => {
  await using server = await startMailServer()
  await using database = await createTestDatabase()
  await using shop = await startShop(database.url, server)
  const mailboxes = ['anna@example.com', 'bert@example.com', 'carla@example.com']
  await prepare(shop, mailboxes)
  await killWorker({ shop, server, databaseUrl: database.url, at: 'insert on outbox_mail for each row' })
  expect(server.mails).toEqual([])
  expect(await finish(shop, server)).toEqual(mailboxes)
})

test('a worker that is killed after sending, before it recorded that: no owner gets a second mail, and staff see which may have gone (REMINDERS-2, MAIL-21)', async () => {
  await using server = await startMailServer()
  await using database = await createTestDatabase()
  await using shop = await startShop(database.url, server)
  await prepare(shop, ['anna@example.com'])
  const at = 'update of sent_at on outbox_mail for each row when (new.sent_at is not null)'
  await killWorker({ shop, server, databaseUrl: database.url, at })
  expect(await finish(shop, server)).toEqual(['anna@example.com'])
  const page = { siteIds: [1], siteId: null, kind: null, toAddress: null, afterId: null, limit: 10 }
  const givenUp = await listOutbox(shop.context.database, 'given-up', page)
  expect(givenUp).toMatchObject([
    { kind: 'cart-reminder', lastError: expect.stringMatching(/^It may have arrived/) },
  ])
})
