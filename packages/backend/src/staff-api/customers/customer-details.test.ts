import { startCustomer, startStaff, startTestShop, type TestShop, type TestStaff } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSearchWords } from '../shared/search/write-words.ts'

let shop: TestShop
let service: TestStaff
beforeAll(async () => {
  shop = await startTestShop()
  service = await startStaff(shop, { permissions: ['customers.read', 'customers.change'] })
})
afterAll(() => shop[Symbol.asyncDispose]())

type List = { items: { userId: string }[]; next: string | null; total: number }

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query<Row>(text, values)).rows

test('what is found is paged like the list: every customer once, those who joined last first (CUSTOMERS-8, STAFF-8)', async () => {
  const accounts: string[] = []
  for (let number = 0; number < 5; number += 1) {
    if (number !== 2) shop.clock.advance(60_000)
    const { userId } = await startCustomer(shop)
    await sql(`update account set last_name = 'Zwartkruis' where user_id = $1`, [userId])
    accounts.unshift(userId)
  }
  shop.clock.advance(120_000)
  await writeSearchWords(shop.context)
  const pages: string[][] = []
  let next: string | null = null
  do {
    const after = next ? `&after=${next}` : ''
    const page: List = await service.read(`/customers?q=zwartkruis&limit=2${after}`)
    expect(page.total).toBe(5)
    pages.push(page.items.map(({ userId }) => userId))
    next = page.next
  } while (next)
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(pages.flat().toSorted()).toEqual(accounts.toSorted())
  expect(pages[0]?.[0]).toBe(accounts[0])
})

test('staff change name and phone number as the customer could; the log keeps the fields, not what they say (AUDIT-3, CUSTOMERS-15)', async () => {
  const customer = await startCustomer(shop)
  const { userId } = customer
  const change = (json: object, by: Pick<TestStaff, 'request'> = service) =>
    by.request(`/customers/${userId}/details`, { json })
  const profile = { firstName: 'Annelies', lastName: 'Boersma', phoneNumber: '0595 123456' }
  const changed = await change({ ...profile, firstName: ' Annelies ' })
  expect(changed.status).toBe(200)
  expect(await changed.json()).toMatchObject({ firstName: 'Annelies', lastName: 'Boersma' })
  const own = await (await customer.request('/api/account')).json()
  expect(own).toMatchObject({ firstName: 'Annelies', lastName: 'Boersma' })
  const wrong = await change({ ...profile, firstName: '', phoneNumber: 'abc' })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({
    code: 'invalid-fields',
    errors: [{ parameter: 'firstName' }, { parameter: 'phoneNumber' }],
  })
  expect((await change({ ...profile, phoneNumber: '' })).status).toBe(200)
  expect((await change({ ...profile, phoneNumber: '' })).status).toBe(200)
  const log = await sql<{ details: object }>(
    `select details from audit_entry where subject = $1 and action = 'customer-changed' order by audit_entry_id`,
    [`account:${userId}`],
  )
  expect(log.map(({ details }) => details)).toEqual([
    { fields: ['firstName', 'lastName', 'phoneNumber'] },
    { fields: ['phoneNumber'] },
  ])
  const reader = await startStaff(shop, { permissions: ['customers.read'] })
  expect((await change(profile, reader)).status).toBe(403)
  const scopes = await shop.context.sites.scopes()
  const siteIds = [scopes.find(({ host }) => host === 'haverhof.de')?.siteId ?? 0]
  const german = await startStaff(shop, { permissions: ['customers.change'], siteIds })
  expect((await change(profile, german)).status).toBe(404)
})

test('the fourth link to one mailbox within an hour is refused and leaves no trace; what was counted stays counted (CUSTOMERS-9, ACCOUNTS-12)', async () => {
  const { userId } = await startCustomer(shop)
  const sendLink = async () => service.request(`/customers/${userId}/link`, { json: {} })
  for (let times = 0; times < 3; times += 1) expect((await sendLink()).status).toBe(200)
  for (let times = 0; times < 2; times += 1) {
    const refused = await sendLink()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'too-many-attempts' })
  }
  const sent = await sql(`select from audit_entry where subject = $1 and action = 'customer-link-sent'`, [
    `account:${userId}`,
  ])
  expect(sent).toHaveLength(3)
})
