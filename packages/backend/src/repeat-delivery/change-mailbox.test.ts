import { mailedLink, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeDay } from './worker/take-day.ts'
import { type Repeating, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const [former, next] = ['oud@example.nl', 'nieuw@example.nl']

/** A customer whose first order names a mailbox, and whose next delivery is announced. */
async function startAnnounced(mailboxOfBill: string): Promise<Repeating> {
  const customer = await startCustomer(shop, { email: former })
  const repeating = await startRepeating(shop, {
    days: 28,
    customer: { ...customer, email: mailboxOfBill },
  })
  await workOn(shop, '2026-12-03')
  return repeating
}

/** The customer confirms another mailbox, as the mail about it asks. */
async function changeMailbox({ customer }: Repeating): Promise<void> {
  await customer.request('/api/account/changeemailaddress', { json: { emailAddress: next } })
  const { searchParams } = await mailedLink(shop, next)
  const path = `/api/account/${searchParams.get('userId')}/confirm?token=${searchParams.get('token')}`
  expect((await customer.request(path, { method: 'POST' })).status).toBe(204)
}

/** To whom the orders were confirmed. */
async function confirmedTo(): Promise<string[]> {
  const mails = await sql<{ to: string }>(
    shop,
    `select to_address "to" from outbox_mail where kind = 'order-confirmation' order by mail_id`,
  )
  return mails.map(({ to }) => to.toLowerCase())
}

test('what is ordered after the mailbox of the account has changed is confirmed to the new one (REPEAT-26)', async () => {
  const repeating = await startAnnounced('Oud@Example.nl')
  await changeMailbox(repeating)
  await workOn(shop, '2026-12-10')
  expect(await confirmedTo()).toEqual([former, next])
})

test('a day that was taken when the mailbox changes is confirmed to the new one, too (REPEAT-26)', async () => {
  const repeating = await startAnnounced(former)
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  await takeDay(shop.context, repeating.repeatDeliveryId)
  expect(await sql(shop, 'select state from repeat_delivery_order')).toEqual([{ state: 'taken' }])
  await changeMailbox(repeating)
  await workOn(shop, '2026-12-10')
  expect(await confirmedTo()).toEqual([former, next])
})

test('a bill with a mailbox of its own, and what has ended, keep theirs (REPEAT-76)', async () => {
  const bookkeeper = 'boekhouding@example.nl'
  const repeating = await startAnnounced(bookkeeper)
  const ended = await startRepeating(shop, {
    days: 42,
    customer: { ...repeating.customer, email: former },
  })
  await ended.change('/end')
  await changeMailbox(repeating)
  await workOn(shop, '2026-12-10')
  expect(await confirmedTo()).toEqual([bookkeeper, former, bookkeeper])
  const mailboxes = await sql<{ mailbox: string }>(
    shop,
    `select billing->>'emailAddress' mailbox from repeat_delivery order by repeat_delivery_id`,
  )
  expect(mailboxes.map(({ mailbox }) => mailbox)).toEqual([bookkeeper, former])
})
