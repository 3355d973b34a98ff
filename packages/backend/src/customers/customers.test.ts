import {
  customerPassword,
  hayValues,
  receiveSample,
  recordAdvice,
  recordMeasurement,
  startCustomer,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CustomerOrderView, OverviewView, SubscriptionsView } from './schemas.ts'
import { muesli, startRegular } from './test-belongings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await shop.context.database.pool.query<Record<string, unknown>>(text, values)).rows
}

/** Without those of the index, which looks at what was sold a moment before. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { database } = shop.context
  using queries = vi.spyOn(database.pool, 'query')
  const before = database.statementCount()
  await work()
  const ofIndex = queries.mock.calls.filter(([query]) => nameOf(query).startsWith('catalogue-index-'))
  return database.statementCount() - before - ofIndex.length
}

function nameOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'name' in query ? String(query.name) : ''
}

describe('the overview (CUSTOMERS-1)', () => {
  test('of a new customer is empty', async () => {
    const customer = await startCustomer(shop)
    expect(await customer.read('/api/account/overview')).toEqual({
      openOrders: [],
      lastOrder: null,
      unreadResults: 0,
      reviewRequests: [],
      returnsUnderWay: 0,
    })
  })

  test('tells what there is to do', async () => {
    const customer = await startRegular(shop)
    const { belongings } = customer
    const overview = await customer.read<OverviewView>('/api/account/overview')
    expect(overview.openOrders).toHaveLength(3)
    expect(overview.openOrders.map((order) => order.status).toSorted()).toEqual(['open', 'paid', 'sent'])
    // The muesli that came is reviewed already.
    expect(overview).toMatchObject({ unreadResults: 1, reviewRequests: [], returnsUnderWay: 1 })
    await sql(`delete from review_origin where user_id = $1`, [customer.userId])
    const { reviewRequests } = await customer.read<OverviewView>('/api/account/overview')
    expect(reviewRequests).toMatchObject([{ orderId: belongings.orderId, productVariantId: muesli }])
  })
})

test('an order says of each line what can be done about it (CUSTOMERS-2)', async () => {
  const customer = await startRegular(shop)
  const { orderId } = customer.belongings
  const order = await customer.read<CustomerOrderView>(`/api/account/orders/${orderId}`)
  expect(order).toMatchObject({ orderId, status: 'sent', invoiceNumber: customer.belongings.invoiceNumber })
  expect(order.sentAt).not.toBeNull()
  const [line] = order.lines
  expect(line).toMatchObject({
    productVariantId: muesli,
    quantity: 4,
    returnableQuantity: 3,
    mayReview: false,
  })
  expect((await shop.request(`/api/routing/getbyurl?url=${line?.url}`)).status).toBe(200)
  // The key opens the order for every reader the customer shows it to.
  expect((await shop.request(`/api/orders/${orderId}?key=${order.orderKey}`)).status).toBe(200)
  await sql('delete from review_origin where user_id = $1', [customer.userId])
  const again = await customer.read<CustomerOrderView>(`/api/account/orders/${orderId}`)
  expect(again.lines[0]?.mayReview).toBe(true)
})

describe('samples (LABORATORY-1, 3, 4)', () => {
  type Results = { results: { key: string; isUnread: boolean; status: string }[]; unreadCount: number }

  test('are unread until the customer opens the result, and again when advice is added (§1.21)', async () => {
    const customer = await startRegular(shop)
    const { resultKey, canary } = customer.belongings
    const [{ sample_id: id } = {}] = await sql(
      `with deleted_values as (delete from roughage_value v using roughage_sample s
         where v.sample_id = s.sample_id and s.result_key = $1)
       update roughage_sample set status = 'ordered', received_on = null, result_on = null where result_key = $1
       returning sample_id`,
      [resultKey],
    )
    const results = () => customer.read<Results>('/api/account/results')
    const sample = { sampleId: Number(id), by: 'lab' }
    const receipt = { ...sample, sampleType: 'hay', receivedOn: null } as const
    const receive = async () => (await receiveSample(shop.context, receipt)).ok
    const measure = async () => {
      const measured = { ...sample, sampleType: 'hay', values: hayValues } as const
      return (await recordMeasurement(shop.context, measured)).ok
    }
    const read = () => customer.request(`/api/account/results/${resultKey}/read`, { method: 'POST' })
    expect(await results()).toMatchObject({
      results: [{ key: resultKey, type: 'Rqs', sampleName: canary, status: 'ordered', isUnread: false }],
      unreadCount: 0,
    })
    expect((await read()).status).toBe(404)
    expect([await receive(), await measure(), await receive()]).toEqual([true, true, false])
    expect(await results()).toMatchObject({
      results: [{ status: 'measured', isUnread: true }],
      unreadCount: 1,
    })
    expect(await customer.read('/api/account')).toMatchObject({ unreadQuickscanResults: 1 })
    expect([(await read()).status, (await read()).status]).toEqual([204, 204])
    expect(await results()).toMatchObject({ unreadCount: 0 })
    await recordAdvice(shop.context, { ...sample, note: '' })
    expect(await results()).toMatchObject({ results: [{ status: 'advised' }], unreadCount: 1 })
  })

  test('of a cancelled order are gone', async () => {
    const customer = await startRegular(shop)
    await sql(
      `update shop_order set status = 'cancelled' where order_id =
        (select order_id from roughage_sample where result_key = $1)`,
      [customer.belongings.resultKey],
    )
    expect(await customer.read('/api/account/results')).toEqual({ results: [], unreadCount: 0 })
    await sql(`update shop_order set status = 'paid' where status = 'cancelled'`)
  })
})

test('the newsletter of a customer is joined and left at once, without a mail (CUSTOMERS-3, NEWSLETTER-6, §1.20)', async () => {
  const customer = await startCustomer(shop)
  const set = (subscribe: boolean) =>
    customer.request(`/api/account/subscriptions/newsletter?subscribe=${subscribe}`, { method: 'PUT' })
  const subscriptions = () => customer.read<SubscriptionsView>('/api/account/subscriptions')
  expect((await subscriptions()).newsletter).toEqual({ isSubscribed: false, isWaiting: false })
  await shop.request('/api/newsletter', { json: { emailAddress: customer.email } })
  expect((await subscriptions()).newsletter).toEqual({ isSubscribed: false, isWaiting: true })
  for (const subscribe of [true, true, false, false, true]) {
    expect((await set(subscribe)).status).toBe(204)
    expect((await subscriptions()).newsletter).toEqual({ isSubscribed: subscribe, isWaiting: false })
    expect(await customer.read('/api/account')).toMatchObject({ newsletterSubscribe: subscribe })
  }
  expect(await sql('select 1 from outbox_mail where to_address = $1', [customer.email])).toHaveLength(1)
})

test('a customer is asked for reviews until the account says no, and again after a yes (CUSTOMERS-3, REVIEWS-10)', async () => {
  const customer = await startCustomer(shop)
  const wanted = async () =>
    (await customer.read<SubscriptionsView>('/api/account/subscriptions')).reviewRequests
  expect(await wanted()).toBe(true)
  for (const subscribe of [false, false, true]) {
    const path = `/api/account/subscriptions/reviewrequests?subscribe=${subscribe}`
    expect((await customer.request(path, { method: 'PUT' })).status).toBe(204)
    expect(await wanted()).toBe(subscribe)
  }
})

describe('an export (CUSTOMERS-4)', () => {
  test('holds everything about the customer, and nothing that protects the account', async () => {
    const customer = await startRegular(shop)
    const answer = await customer.request('/api/account/export')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="account-\d{4}-.*\.json"$/,
    )
    const text = await answer.text()
    const data = JSON.parse(text) as Record<string, unknown[]>
    const filled = ['sessions', 'carts', 'orders', 'invoices', 'returns', 'reviews', 'samples', 'stockAlerts']
    expect(filled.filter((part) => (data[part]?.length ?? 0) === 0)).toEqual([])
    expect(data).toMatchObject({
      account: { emailAddress: customer.email, lastName: customer.belongings.canary },
      newsletter: { isSubscribed: true },
      withdrawals: [],
    })
    const secrets = await sql(
      `select password_hash secret from account where user_id = $1
       union all select session_hash from account_session where user_id = $1
       union all select order_key from shop_order where account_id = $1
       union all select cart_id from cart where account_id = $1`,
      [customer.userId],
    )
    expect(secrets.length).toBeGreaterThan(5)
    for (const { secret } of secrets) expect(text).not.toContain(secret)
  })

  test('is made ten times an hour at most', async () => {
    const customer = await startCustomer(shop)
    const statuses = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await customer.request('/api/account/export')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

test('two customers who call at the same moment never see each other (CUSTOMERS-6)', async () => {
  const customers = [await startRegular(shop), await startRegular(shop)]
  const callsOf = ({ belongings: { cartId, orderId } }: (typeof customers)[number]) => [
    '/api/account',
    `/api/account/orders/${orderId}`,
    '/api/account/returns',
    '/api/account/reviews',
    '/api/account/results',
    `/api/cart/${cartId}`,
  ]
  for (let round = 0; round < 20; round += 1) {
    const answers = customers.flatMap((customer, index) =>
      callsOf(customer).map(async (path) => {
        const text = await (await customer.request(path)).text()
        return (
          customers.map(({ belongings }) => text.includes(belongings.canary)).indexOf(true) === index &&
          !text.includes(customers[1 - index]?.belongings.canary ?? '')
        )
      }),
    )
    expect(new Set(await Promise.all(answers))).toEqual(new Set([true]))
  }
})

describe('a fixed number of statements, however much there is (CUSTOMERS-7)', () => {
  // One more is the session.
  test.each([
    ['/api/account/overview', 5],
    ['/api/account/orders', 1],
    ['/api/account/invoices', 1],
    ['/api/account/results', 1],
    ['/api/account/subscriptions', 5],
    ['/api/account/export', 16],
  ])('%s', async (path, expected) => {
    const few = await startCustomer(shop)
    const many = await startRegular(shop)
    for (const customer of [few, many]) {
      expect(await statementsOf(() => customer.read(path))).toBe(expected + 1)
    }
  })

  test('an order takes four, a deletion thirty at most', async () => {
    const customer = await startRegular(shop)
    const path = `/api/account/orders/${customer.belongings.orderId}`
    expect(await statementsOf(() => customer.read(path))).toBe(5)
    const json = { password: customerPassword }
    const count = await statementsOf(() => customer.request('/api/account', { method: 'DELETE', json }))
    expect(count).toBeLessThanOrEqual(30)
  })
})
