import { signIn, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkTo, mailsTo, seen, visitorOf } from '../test-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => sql('truncate account, outbox_mail, attempt_count, newsletter_subscription cascade'))

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)
const [old, next] = ['oud@example.nl', 'nieuw@example.nl']

const ask = (customer: Awaited<ReturnType<typeof startCustomer>>, emailAddress: string) =>
  customer.request('/api/account/changeemailaddress', { json: { emailAddress } })
const confirmPath = ({ userId, token }: { userId: string; token: string }) =>
  `/api/account/${userId}/confirm?token=${token}`

test('the new mailbox gets a link, the old one is told, and nothing changes before the link is used (§7.33)', async () => {
  const customer = await startCustomer(shop, { email: old })
  const elsewhere = await signIn(shop, { email: old })
  await customer.request('/api/account', { method: 'PUT', json: { newsletterSubscribe: true } })
  expect((await ask(customer, ' Nieuw@Example.nl ')).status).toBe(204)
  const link = await linkTo(shop, next)
  expect((await mailsTo(shop, old)).map(({ subject }) => subject)).toEqual([
    'Uw e-mailadres bij Haverhof wordt gewijzigd',
  ])
  expect(await customer.read('/api/account')).toMatchObject({ emailAddress: old })
  expect((await visitorOf(shop).signIn(next, 'paard1234')).status).toBe(422)

  const before = customer.cookie()
  expect((await customer.request(confirmPath(link), { method: 'POST' })).status).toBe(204)
  expect(await customer.read('/api/account')).toMatchObject({ emailAddress: next, newsletterSubscribe: true })
  expect(customer.cookie()).not.toBe(before)
  expect((await elsewhere.request('/api/account')).status).toBe(401)
  expect((await visitorOf(shop).signIn(old, 'paard1234')).status).toBe(422)
  expect((await visitorOf(shop).signIn(next, 'paard1234')).status).toBe(200)
  const lists = await sql(
    'select email_address, unsubscribed_at is null subscribed from newsletter_subscription order by 1',
  )
  expect(lists.rows).toEqual([
    { email_address: next, subscribed: true },
    { email_address: old, subscribed: false },
  ])
})

test('a browser that uses the link elsewhere is not signed in by it', async () => {
  const customer = await startCustomer(shop, { email: old })
  await ask(customer, next)
  const answer = await shop.request(confirmPath(await linkTo(shop, next)), { method: 'POST' })
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-session'))).toBe(false)
  expect((await customer.request('/api/account')).status).toBe(401)
})

test('a mailbox that has an account looks like any other, and its owner is told', async () => {
  const customer = await startCustomer(shop, { email: old })
  await startCustomer(shop, { email: next })
  const before = await seen(ask(customer, next))
  const unknown = await seen(ask(customer, 'frei@example.nl'))
  expect(before).toEqual(unknown)
  expect(before.status).toBe(204)
  expect((await mailsTo(shop, next)).map(({ subject }) => subject)).toEqual([
    'U heeft al een account bij Haverhof',
  ])
})

test('an account that never was activated does not keep its mailbox', async () => {
  const customer = await startCustomer(shop, { email: old })
  await visitorOf(shop).register({ emailAddress: next })
  await ask(customer, next)
  expect((await customer.request(confirmPath(await linkTo(shop, next)), { method: 'POST' })).status).toBe(204)
  expect((await sql('select email_address from account')).rows).toEqual([{ email_address: next }])
})

test('a mailbox that another account has taken meanwhile cannot be taken over', async () => {
  const customer = await startCustomer(shop, { email: old })
  await ask(customer, next)
  const link = await linkTo(shop, next)
  await startCustomer(shop, { email: next })
  const answer = await customer.request(confirmPath(link), { method: 'POST' })
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'token-invalid' }])
  expect(await customer.read('/api/account')).toMatchObject({ emailAddress: old })
})

test('a new password voids the change', async () => {
  const customer = await startCustomer(shop, { email: old })
  await ask(customer, next)
  const link = await linkTo(shop, next)
  await customer.request('/api/account/changepassword', { json: { newPassword: 'nieuw1234' } })
  expect((await customer.request(confirmPath(link), { method: 'POST' })).status).toBe(422)
})

test('five other mailboxes an hour, and three mails to each (ACCOUNTS-12, 42)', async () => {
  const customer = await startCustomer(shop, { email: old })
  const statuses = []
  for (let each = 0; each < 7; each += 1) statuses.push((await ask(customer, `a${each}@example.nl`)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
})
