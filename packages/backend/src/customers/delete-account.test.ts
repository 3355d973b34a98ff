import { customerPassword, startBuying, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobodysHash } from '../accounts/index.ts'
import { checkBooks } from '../orders/index.ts'
import { muesli, startRegular } from './test-belongings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await shop.context.database.pool.query<Record<string, unknown>>(text, values)).rows
}

describe('deleting an account (CUSTOMERS-5)', () => {
  const remove = (customer: Awaited<ReturnType<typeof startCustomer>>, password: string | null) =>
    customer.request('/api/account', { method: 'DELETE', json: { password } })

  test('asks for the password', async () => {
    const customer = await startCustomer(shop)
    const answer = await remove(customer, 'guess1234')
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'password-wrong'])
    expect((await customer.request('/api/account')).status).toBe(200)
    const statuses = []
    for (let time = 0; time < 12; time += 1) statuses.push((await remove(customer, 'guess1234')).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await customer.request('/api/account')).status).toBe(200)
  })

  test('asks who has no password to have signed in within the last 15 minutes (ACCOUNTS-14)', async () => {
    const customer = await startCustomer(shop)
    const signedIn = (minutes: number) =>
      sql(
        'update account_session set authenticated_at = now() - make_interval(mins => $2) where user_id = $1',
        [customer.userId, minutes],
      )
    expect((await remove(customer, null)).status).toBe(400)
    await sql('update account set password_hash = $2 where user_id = $1', [customer.userId, nobodysHash])
    await signedIn(16)
    const answer = await remove(customer, null)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'sign-in-needed'])
    expect((await remove(customer, '')).status).toBe(422)
    expect((await customer.request('/api/account')).status).toBe(200)
    await signedIn(14)
    expect((await remove(customer, null)).status).toBe(204)
    expect(await sql('select 1 from account where user_id = $1', [customer.userId])).toEqual([])
  })

  test('takes everything but what the law asks to keep (CUSTOMERS-10, 12)', async () => {
    const customer = await startRegular(shop)
    const { userId, email, belongings } = customer
    const { orderId, canary, returnId } = belongings
    await sql(`update product_return set status = 'refunded' where return_id = $1`, [returnId])
    const answer = await remove(customer, customerPassword)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toMatch(/__Host-session=;.*Max-Age=0/)
    expect((await customer.request('/api/account')).status).toBe(401)
    const gone = await sql(
      `select 1 from account where user_id = $1 union all select 1 from account_session where user_id = $1
       union all select 1 from cart where account_id = $1 or billing->>'lastName' = $3
       union all select 1 from stock_alert where email_address = $2
       union all select 1 from newsletter_subscription where email_address = $2
       union all select 1 from reminder_subscription where email_address = $2
       union all select 1 from review where title = $3 and author like 'Anna%'
       union all select 1 from return_photo where return_id = $4
       union all select 1 from product_return where user_id = $1 or remarks = $3`,
      [userId, email, canary, returnId],
    )
    expect(gone).toEqual([])
    expect(
      await sql(
        `select account_id, status, (select count(*) from invoice i where i.order_id = o.order_id) invoices
         from shop_order o where order_id = $1`,
        [orderId],
      ),
    ).toEqual([{ account_id: null, status: 'sent', invoices: 1 }])
    expect(await sql('select author from review where title = $1', [canary])).toEqual([{ author: 'N. N.' }])
    const traces = await sql(
      `select action, details from audit_entry where subject = $1 order by audit_entry_id`,
      [`account:${userId}`],
    )
    expect(traces.at(-1)).toEqual({ action: 'account-deleted', details: {} })
    expect(JSON.stringify(traces)).not.toContain('clientIp')
    const letters = await sql(`select kind from outbox_mail where to_address = $1 and kind like 'account%'`, [
      email,
    ])
    expect(letters).toEqual([{ kind: 'account-deleted' }])
    expect(await checkBooks(shop.context)).toEqual([])
  })

  test('takes the name off a review at once, also where the product is in memory (CUSTOMERS-10)', async () => {
    const customer = await startRegular(shop)
    const { canary } = customer.belongings
    await sql(`update review set published_at = now(), written_on = '2099-01-01' where title = $1`, [canary])
    await sql('update product set content_version = content_version + 1 where product_id = 101')
    const author = async () => {
      const product = await shop.read<{ reviews: { reviews: { title: string; author: string }[] } }>(
        `/api/products/${muesli}`,
      )
      return product.reviews.reviews.find(({ title }) => title === canary)?.author
    }
    expect(await author()).toMatch(/^Anna/)
    expect((await remove(customer, customerPassword)).status).toBe(204)
    expect(await author()).toBe('N. N.')
  })

  test('leaves the mailbox free for a new account, which begins with nothing but its guest orders', async () => {
    const customer = await startRegular(shop)
    await remove(customer, customerPassword)
    const again = await startCustomer(shop, { email: customer.email })
    expect(await again.read('/api/account/orders')).toMatchObject({ orders: [] })
    expect(await again.read('/api/account/results')).toMatchObject({ results: [] })
  })

  test('twice at the same moment is once', async () => {
    const customer = await startRegular(shop)
    const answers = await Promise.all([1, 2, 3].map(() => remove(customer, customerPassword)))
    for (const { status } of answers) expect([204, 401, 422]).toContain(status)
    expect(
      await sql(`select 1 from audit_entry where action = 'account-deleted' and subject = $1`, [
        `account:${customer.userId}`,
      ]),
    ).toHaveLength(1)
  })
})

test('an account that ends while its customer orders and shops leaves nothing of itself', async () => {
  for (let round = 0; round < 6; round += 1) {
    const customer = await startCustomer(shop)
    const headers = { cookie: customer.cookie() }
    const buyer = await startBuying(shop, { headers })
    const { totalAmount: amount } = await buyer.calculate()
    const json = { password: customerPassword }
    const answers = await Promise.all([
      customer.request('/api/account', { method: 'DELETE', json }),
      buyer.send({ amount }),
      buyer.add(muesli),
      shop.request('/api/cart', { method: 'POST', headers }),
    ])
    for (const { status } of answers) expect([200, 204, 401, 404, 409]).toContain(status)
    expect(answers[0]?.status).toBe(204)
    const left = await sql(
      `select 1 from shop_order where account_id = $1 union all select 1 from cart where account_id = $1`,
      [customer.userId],
    )
    expect(left).toEqual([])
  }
  expect(await checkBooks(shop.context)).toEqual([])
})
