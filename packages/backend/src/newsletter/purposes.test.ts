import { DAY, HOUR } from '@haverhof/domain/shared'
import { startBuying, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestSubscriptionOfOrder } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.advance(DAY + HOUR)
  await sql('delete from outbox_mail; delete from newsletter_subscription; delete from reminder_subscription')
})

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

const emailAddress = 'anna@example.com'

const ask = (more: object = {}) => shop.request('/api/newsletter', { json: { emailAddress, ...more } })

const answer = (path: string, token: string) => shop.request(`/api/newsletter/${path}`, { json: { token } })

/** What the newest mail asks, and its key. */
async function question(): Promise<{ purposes: string[]; token: string }> {
  const [mail] = await sql<{ purposes: string[]; url: string }>(
    `select facts->'purposes' purposes, facts->>'confirmUrl' url from outbox_mail order by mail_id desc limit 1`,
  )
  return {
    purposes: mail?.purposes ?? [],
    token: new URL(mail?.url ?? 'http://none').searchParams.get('token') ?? '',
  }
}

const agreed = async () => {
  const of = (table: string) =>
    sql(`select 1 from ${table} where confirmed_at is not null and unsubscribed_at is null`)
  const [news, reminders] = [await of('newsletter_subscription'), await of('reminder_subscription')]
  return { newsletter: news.length === 1, reminders: reminders.length === 1 }
}

test('who asks for the newsletter agrees to nothing else (NEWSLETTER-9)', async () => {
  expect((await ask()).status).toBe(204)
  const { purposes, token } = await question()
  expect(purposes).toEqual(['newsletter'])
  await answer('confirm', token)
  expect(await agreed()).toEqual({ newsletter: true, reminders: false })
})

test('reminders are ticked on their own, one mail asks both, and each has its own proof (NEWSLETTER-8, 9, 10)', async () => {
  await ask({ cartReminders: true })
  const { purposes, token } = await question()
  expect(purposes).toEqual(['newsletter', 'reminders'])
  expect(await agreed()).toEqual({ newsletter: false, reminders: false })
  expect((await answer('confirm', token)).status).toBe(204)
  expect(await agreed()).toEqual({ newsletter: true, reminders: true })
  const proof = { confirmed_at: expect.any(Date), requested_at: expect.any(Date) }
  expect(await sql('select * from newsletter_subscription')).toMatchObject([{ ...proof, consent_version: 3 }])
  expect(await sql('select * from reminder_subscription')).toMatchObject([{ ...proof, consent_version: 1 }])
  expect((await answer('unsubscribe', token)).status).toBe(204)
  expect(await agreed()).toEqual({ newsletter: false, reminders: false })
})

test('who gets the newsletter already is asked about reminders alone, and keeps it (NEWSLETTER-1, NEWSLETTER-9)', async () => {
  await ask()
  await answer('confirm', (await question()).token)
  await ask({ cartReminders: true })
  const { purposes, token } = await question()
  expect(purposes).toEqual(['reminders'])
  expect(await agreed()).toEqual({ newsletter: true, reminders: false })
  await answer('confirm', token)
  await answer('unsubscribe', token)
  expect(await agreed()).toEqual({ newsletter: true, reminders: false })
  expect((await ask({ cartReminders: 'yes' })).status).toBe(400)
})

test.each([
  [['/newsletter'], ['newsletter']],
  [['/reminders'], ['reminders']],
  [
    ['/newsletter', '/reminders'],
    ['newsletter', 'reminders'],
  ],
])('an order with %j asks for that (NEWSLETTER-9)', async (ticks, purposes) => {
  const buyer = await startBuying(shop)
  expect(await buyer.cart<object>()).toMatchObject({ newsletterSubscribe: false, remindersSubscribe: false })
  for (const tick of ticks) await buyer.call('POST', `${tick}?subscribe=true`)
  expect(await buyer.cart<object>()).toMatchObject({ remindersSubscribe: ticks.includes('/reminders') })
  await buyer.order()
  const [job] = await sql<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where identifier = 'request-newsletter' order by j.id desc limit 1`,
  )
  expect(job?.payload).toMatchObject({ purposes })
  await requestSubscriptionOfOrder(shop.context, job?.payload)
  expect((await question()).purposes).toEqual(purposes)
})

test('the job of an earlier release asks for the newsletter (NEWSLETTER-9)', async () => {
  await requestSubscriptionOfOrder(shop.context, { siteId: 1, languageId: 1, emailAddress })
  expect((await question()).purposes).toEqual(['newsletter'])
})

test('a customer begins and ends each on its own, and both move along to another mailbox (NEWSLETTER-6, NEWSLETTER-9, CUSTOMERS-3)', async () => {
  const anna = await startCustomer(shop)
  const set = (what: string, subscribe: boolean) =>
    anna.request(`/api/account/subscriptions/${what}?subscribe=${subscribe}`, { method: 'PUT' })
  const read = () => anna.read<Record<string, { isSubscribed: boolean }>>('/api/account/subscriptions')
  expect((await set('cartreminders', true)).status).toBe(204)
  expect(await read()).toMatchObject({
    newsletter: { isSubscribed: false },
    cartReminders: { isSubscribed: true },
  })
  expect(await anna.read('/api/account/export')).toMatchObject({
    cartReminderConsent: { isSubscribed: true },
  })
  await set('newsletter', true)
  await set('newsletter', false)
  expect(await agreed()).toEqual({ newsletter: false, reminders: true })
  await set('cartreminders', false)
  expect(await agreed()).toEqual({ newsletter: false, reminders: false })
})
