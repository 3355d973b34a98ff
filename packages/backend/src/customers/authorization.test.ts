import { type Customer, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiDocument } from '../api/create-api.ts'
import { startRegular } from './test-belongings.ts'
import type { Rule } from './test-call-rule.ts'
import { callsForEverybody, callTable } from './test-call-table.ts'
import { ownersTrouble } from './test-owners-trouble.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof startRegular>>
beforeAll(async () => {
  shop = await startTestShop()
  owner = await startRegular(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const families = /^\/api\/(account|cart|cartcalculation|orders)(\/|$)/

test('every call about an account, a cart or an order is in the table (CUSTOMERS-6)', () => {
  const declared = Object.entries(apiDocument().paths ?? {}).flatMap(([path, methods]) =>
    families.test(path) ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`) : [],
  )
  expect(declared.toSorted()).toEqual([...Object.keys(callTable), ...callsForEverybody].toSorted())
})

type Caller = Pick<Customer, 'request'>
type Actor = {
  name: string
  /** Whether the session counts where the call goes. */
  isCustomer: boolean
  /** A new customer each time, because some calls end a session or an account. */
  start: () => Promise<Caller>
}

const actors: readonly Actor[] = [
  { name: 'nobody', isCustomer: false, start: async () => shop },
  { name: 'another customer', isCustomer: true, start: () => startCustomer(shop) },
  {
    name: 'the session of the owner on another site',
    isCustomer: false,
    start: async () => withCookie(owner.cookie(), 'haverhof.de'),
  },
  {
    name: 'a customer of another site with the same mailbox, there',
    isCustomer: true,
    start: startNamesake,
  },
  {
    name: 'a customer of another site with the same mailbox, here',
    isCustomer: false,
    start: async () => withCookie((await startNamesake()).cookie(), 'haverhof.nl'),
  },
]

async function startNamesake(): Promise<Customer> {
  const { email } = owner
  await shop.context.database.pool.query('delete from account where site_id = 3 and email_address = $1', [
    email,
  ])
  return startCustomer(shop, { site: 'haverhof.de', email })
}

function withCookie(cookie: string, site: string): Caller {
  return {
    request: (path, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', cookie)
      return shop.request(path, { site, ...init, headers })
    },
  }
}

function statusFor(name: string, rule: Rule, { isCustomer }: Actor): number[] {
  if (rule === 'cart' || rule === 'keyed') return [404]
  if (!isCustomer) return [401]
  return rule === 'named' ? [404] : statusForOwner(name)
}

function statusForOwner(name: string): number[] {
  const trouble = ownersTrouble[name]
  return trouble === undefined ? [200, 204] : [trouble]
}

/** Everything the shop holds about the owner. */
async function stateOfOwner(): Promise<string> {
  const { rows } = await shop.context.database.pool.query(readState, [owner.userId, owner.email])
  return JSON.stringify(rows[0])
}

describe.each(actors)('$name gets nothing of the owner and changes nothing (CUSTOMERS-6, §6.7)', (actor) => {
  test.each(Object.entries(callTable))('%s', async (name, callOf) => {
    const before = await stateOfOwner()
    const { rule, path, init } = await callOf(owner.belongings)
    const answer = await (await actor.start()).request(path, init)
    expect(statusFor(name, rule, actor)).toContain(answer.status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain(owner.belongings.canary)
    expect(await stateOfOwner()).toBe(before)
  })
})

describe('the owner gets it all, kept nowhere on the way (HTTP-11)', () => {
  const telling: string[] = []

  test.each(Object.entries(callTable))('%s', async (name, callOf) => {
    const { path, init } = await callOf(owner.belongings)
    const answer = await owner.request(path, init)
    const text = await answer.text()
    expect(statusForOwner(name)).toContain(answer.status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(text).not.toContain('no-such-cart')
    if (text.includes(owner.belongings.canary)) telling.push(name)
  })

  test('and it could be told from the answers whose it is', () => {
    const reads = ['', '/export', '/orders/{orderId}', '/horses', '/returns', '/reviews', '/results']
    expect(telling).toEqual(expect.arrayContaining(reads.map((path) => `GET /api/account${path}`)))
    expect(telling).toContain('GET /api/cart/{id}')
  })
})

const readState = `
  select (select to_json(a) from account a where user_id = $1) account,
    (select json_agg(s order by session_hash) from account_session s where user_id = $1) sessions,
    (select json_agg(c order by cart_id) from cart c where account_id = $1) carts,
    (select json_agg(l order by cart_id, variant_id) from cart_line l join cart c using (cart_id)
      where c.account_id = $1) lines,
    (select json_agg(o order by order_id) from shop_order o where account_id = $1) orders,
    (select json_agg(p order by payment_id) from payment p join shop_order o using (order_id)
      where o.account_id = $1) payments,
    (select json_agg(r order by return_id) from product_return r where user_id = $1) returns,
    (select json_agg(s order by sample_id) from roughage_sample s) samples,
    (select json_agg(h order by horse_id) from horse h where user_id = $1) horses,
    (select json_agg(w order by horse_id, weighed_on) from horse_weight w join horse h using (horse_id) where h.user_id = $1) weights,
    (select json_agg(k order by horse_id) from horse_pack k join horse h using (horse_id) where h.user_id = $1) packs,
    (select json_agg(p.horse_id) from horse_photo p join horse h using (horse_id) where h.user_id = $1) photos,
    (select json_agg(r order by repeat_delivery_id) from repeat_delivery r where user_id = $1) repeats,
    (select json_agg(s) from stock_alert s where email_address = $2) alerts,
    (select json_agg(n) from newsletter_subscription n where email_address = $2 and site_id = 1) newsletter,
    (select json_agg(n) from reminder_subscription n where email_address = $2 and site_id = 1) reminders`
