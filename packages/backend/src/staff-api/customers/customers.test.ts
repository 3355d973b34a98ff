import type { Permission } from '@haverhof/domain/backoffice'
import { productTypes } from '@haverhof/domain/catalogue'
import {
  germanBilling,
  insertBareOrders,
  startBuying,
  startCustomer,
  startMember,
  startStaff,
  startTestShop,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { definedStatements } from '../../database/statement.ts'
import { writeSearchWords } from '../shared/search/write-words.ts'

const muesli = 10101

let shop: TestShop
let service: TestStaff
beforeAll(async () => {
  shop = await startTestShop()
  service = await startStaff(shop, {
    permissions: ['customers.read', 'customers.impersonate', 'customers.export', 'customers.delete'],
  })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Listed = { userId: string; emailAddress: string; isActivated: boolean }
type List = { items: Listed[]; next: string | null; total: number }

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query<Row>(text, values)).rows
const germanSite = async () =>
  (await shop.context.sites.scopes()).find(({ host }) => host === 'haverhof.de')?.siteId ?? 0
const find = async (q: string, by = service) =>
  (await by.read<List>(`/customers?q=${encodeURIComponent(q)}`)).items.map(({ userId }) => userId)
const act = (userId: string, what: string, by: Pick<TestStaff, 'request'> = service) =>
  by.request(`/customers/${userId}/${what}`, { json: {} })
const entries = (userId: string) =>
  sql<{ action: string; actor: string }>(
    `select action, actor from audit_entry where subject = $1 and action like 'customer-%' order by audit_entry_id`,
    [`account:${userId}`],
  )

test('customers are listed with the newest first, page by page, of one site or all (CUSTOMERS-8, STAFF-8)', async () => {
  const accounts: string[] = []
  for (const site of ['haverhof.nl', 'haverhof.de', 'haverhof.nl', 'haverhof.nl']) {
    shop.clock.advance(60_000)
    accounts.unshift((await startCustomer(shop, { site })).userId)
  }
  const first = await service.read<List>('/customers?limit=2')
  expect(first.items.map(({ userId }) => userId)).toEqual(accounts.slice(0, 2))
  expect(first.total).toBe(4)
  const second = await service.read<List>(`/customers?limit=2&after=${first.next}`)
  expect([second.items.map(({ userId }) => userId), second.next]).toEqual([accounts.slice(2), null])
  const german = await startStaff(shop, { permissions: ['customers.read'], siteIds: [await germanSite()] })
  const [hers] = (await german.read<List>('/customers')).items
  expect(hers?.userId).toBe(accounts[2])
  expect((await german.read<List>('/customers?siteId=1')).items).toEqual([])
  expect((await german.request(`/customers/${accounts[0]}`)).status).toBe(404)
  expect((await act(accounts[0] ?? '', 'link', german)).status).toBe(404)
  expect((await act(accounts[0] ?? '', 'sign-out', german)).status).toBe(404)
})

test('a customer is found by name, mailbox, phone, postcode and order, also before the mailbox is confirmed (CUSTOMERS-8)', async () => {
  const { userId, email } = await startCustomer(shop)
  const address = {
    street: 'Dorp',
    streetNumber: '1',
    streetNumberAddition: null,
    zipcode: '9988 XZ',
    city: 'Usquert',
    countryId: 1,
  }
  await sql(
    `with named as (update account set first_name = 'Gerlinde', last_name = 'Würzburger', phone_number = '0595-123456' where user_id = $1)
     insert into account_address (user_id, label, address, is_billing_default, created_at, changed_at)
     values ($1, 'home', $2, true, now(), now())`,
    [userId, address],
  )
  await insertBareOrders(shop, 1)
  const [order] = await sql<{ id: number }>(`update shop_order set account_id = $1 returning order_id id`, [
    userId,
  ])
  shop.clock.advance(120_000)
  await writeSearchWords(shop.context)
  for (const q of ['wurzburger', 'Gerlinde W', email, '0595 123456', '9988XZ', 'usquert', String(order?.id)])
    expect([q, await find(q)]).toEqual([q, [userId]])
  expect(await find('nobody@example.nl')).toEqual([])
  await sql(`insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, created_at)
    values (1, 1, 'waits@example.nl', 'x', 'A', 'B', now())`)
  const { items } = await service.read<List>('/customers?q=waits@example.nl')
  expect(items).toMatchObject([{ emailAddress: 'waits@example.nl', isActivated: false }])
  const sent = await act(items[0]?.userId ?? '', 'link')
  expect(await sent.json()).toEqual({ kind: 'account-activation' })
})

test('who opens a customer leaves an entry; a link goes to the mailbox alone; sessions end at once (CUSTOMERS-9, 13, AUDIT-4)', async () => {
  const customer = await startCustomer(shop)
  const { userId } = customer
  const opened = await service.read<{ account: object }>(`/customers/${userId}`)
  expect(opened).toMatchObject({ account: { userId, sessions: 1 }, orders: [], horses: [] })
  expect(JSON.stringify(opened)).not.toMatch(/hash|argon/i)
  const link = await act(userId, 'link')
  expect(await link.json()).toEqual({ kind: 'account-reset' })
  const mails = await sql<{ kind: string; facts: object }>(
    `select kind, facts from outbox_mail where to_address = $1`,
    [customer.email],
  )
  expect(mails).toMatchObject([
    { kind: 'account-reset', facts: { callbackUrl: expect.stringContaining('/account/reset/') } },
  ])
  expect((await customer.request('/api/account/overview')).status).toBe(200)
  expect(await (await act(userId, 'sign-out')).json()).toEqual({ ended: 1 })
  expect((await customer.request('/api/account/overview')).status).toBe(401)
  expect((await service.request(`/customers/${userId}/cart`)).status).toBe(200)
  const actor = `token:${service.tokenId}`
  expect(await entries(userId)).toEqual(
    ['customer-opened', 'customer-link-sent', 'customer-signed-out', 'customer-cart-opened'].map(
      (action) => ({ action, actor }),
    ),
  )
})

test('orders, returns and samples of a customer are seen by who works for the site of the order alone (STAFF-2, CUSTOMERS-9)', async () => {
  const { userId } = await startCustomer(shop)
  const orders = [
    await (await startBuying(shop)).order(),
    await (await startBuying(shop, { site: 'haverhof.de', billing: germanBilling })).order(),
  ]
  const orderIds = orders.map(({ orderId }) => orderId)
  await sql(
    `with mine as (update shop_order set account_id = $1 where order_id = any($2) returning order_id)
     insert into product_return (order_id, line_number, variant_id, user_id, quantity, reason, remarks, status, registered_at, changed_at)
     select order_id, 1, $3, $1, 1, 'other', '', 'registered', now(), now() from mine`,
    [userId, orderIds, muesli],
  )
  await sql(
    `insert into roughage_sample (order_id, variant_id, sequence, product_type, sample_name, status, result_key)
     select order_id, $2, 1, $3, 'hay', 'ordered', 'key-' || order_id from shop_order where order_id = any($1)`,
    [orderIds, muesli, productTypes.qs],
  )
  type Opened = Record<'returns' | 'samples' | 'orders', { orderId: number }[]>
  const seenBy = async (siteIds: number[]) => {
    const by = await startStaff(shop, { permissions: ['customers.read'], siteIds })
    const { orders: listed, returns, samples } = await by.read<Opened>(`/customers/${userId}`)
    return [listed, returns, samples].map((things) =>
      things.map(({ orderId }) => orderId).toSorted((one, other) => one - other),
    )
  }
  expect(await seenBy([1])).toEqual([[orderIds[0]], [orderIds[0]], [orderIds[0]]])
  expect(await seenBy([1, await germanSite()])).toEqual([orderIds, orderIds, orderIds])
})

test('an order leads to its customer and a customer to the samples, for who may see customers (CUSTOMERS-9, STAFF-4)', async () => {
  const { userId } = await startCustomer(shop)
  const { orderId } = await (await startBuying(shop)).order()
  const accountOf = async (permissions: Permission[]) =>
    (await (await startStaff(shop, { permissions })).read<{ userId: string | null }>(`/orders/${orderId}`))
      .userId
  expect(await accountOf(['orders.read', 'customers.read'])).toBeNull()
  await sql('update shop_order set account_id = $1 where order_id = $2', [userId, orderId])
  const [sample] = await sql<{ id: number }>(
    `insert into roughage_sample (order_id, variant_id, sequence, product_type, sample_name, status, result_key)
     values ($1, $2, 1, $3, 'hay', 'ordered', 'key-of-customer') returning sample_id id`,
    [orderId, muesli, productTypes.qs],
  )
  expect(await accountOf(['orders.read', 'customers.read'])).toBe(userId)
  expect(await accountOf(['orders.read'])).toBeNull()
  const { samples } = await service.read<{ samples: object[] }>(`/customers/${userId}`)
  expect(samples).toMatchObject([{ sampleId: sample?.id, orderId }])
})

test('data is taken along and an account deleted after a fresh proof, as the customer would (CUSTOMERS-4, 5, 14)', async () => {
  const customer = await startCustomer(shop)
  const { userId } = customer
  const own = await customer.read<{ account: object }>('/api/account/export')
  expect((await service.request(`/customers/${userId}/data`)).status).toBe(403)
  const member = await startMember(shop, { role: 'service' })
  const exported = await member.read<{ account: object; events: { action: string }[] }>(
    `/customers/${userId}/data`,
  )
  expect(exported.account).toEqual(own.account)
  const again = await customer.read<{ events: { action: string }[] }>('/api/account/export')
  expect(again.events.map(({ action }) => action)).toContain('customer-exported')
  expect((await act(userId, 'deletion', member)).status).toBe(200)
  expect((await act(userId, 'deletion', member)).status).toBe(404)
  expect((await customer.request('/api/account/overview')).status).toBe(401)
  expect(
    await sql(`select action, actor from audit_entry where subject = $1 and action = 'account-deleted'`, [
      `account:${userId}`,
    ]),
  ).toEqual([{ action: 'account-deleted', actor: `staff:${member.memberId}` }])
})

test('of many accounts a page is read from the index of each site, and no more of it (CUSTOMERS-8, STAFF-8)', async () => {
  await sql(`insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, is_activated, created_at, activated_at)
    select case when n % 100 = 0 then 2 else 1 end, 1, 'many-' || n || '@example.nl', 'x', 'A', 'B', true, now(), now() - n * interval '1 minute'
    from generate_series(1, 20000) n`)
  await sql('analyze account')
  const { text = '', parameters = [] } =
    definedStatements().find(({ name }) => name === 'accounts-staff-newest') ?? {}
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, format json, timing off) ${text.replaceAll(/\$(\d+)/g, (_, at: string) => values[parameters[Number(at) - 1] ?? ''] ?? '')}`,
  )
  const nodes = all(plan?.['QUERY PLAN'][0].Plan)
  const indexes = new Set(nodes.flatMap((node) => node['Index Name'] ?? []))
  // Where bills go is looked up for those of the page alone.
  indexes.delete('account_address_billing')
  expect([...indexes]).toEqual(['account_newest'])
  const read = nodes.reduce(
    (sum, node) => sum + (node['Relation Name'] ? node['Actual Rows'] * node['Actual Loops'] : 0),
    0,
  )
  expect(read).toBeLessThan(2000)
})

type Node = {
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Node[]
}

const values: Record<string, string> = {
  siteIds: `'{1,2}'`,
  afterAt: 'now()',
  afterId: `'00000000-0000-0000-0000-000000000000'`,
  limit: '51',
}

function all(node: Node | undefined): Node[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(all)] : []
}
