import { dutchBilling, startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { mergeCartOnSignIn } from '../index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const muesli = 10_101
const slobber = 10_102
const quickscan = 90_101

let people = 0
async function newAccount({ context }: TestShop): Promise<string> {
  people += 1
  const { rows } = await context.database.pool.query<{ user_id: string }>(
    `insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, created_at, is_activated)
     values (1, 1, $1, 'x', 'Anna', 'de Vries', now(), true) returning user_id`,
    [`anna${people}@example.nl`],
  )
  return rows[0]?.user_id ?? ''
}

async function signIn(at: TestShop, userId: string, shoppingcartId: string | null): Promise<string | null> {
  const scope = (await at.context.sites.scopes()).find((siteScope) => siteScope.host === 'haverhof.nl')
  if (!scope) throw new Error('there is no Dutch site')
  const now = at.clock.now()
  return inTransaction(at.context, (transaction) =>
    mergeCartOnSignIn(transaction, { userId, scope, shoppingcartId, now }),
  )
}

async function sql<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.context.database.pool.query(text, values)).rows as Row[]
}

const contentOf = (cartId: string | null) =>
  sql(
    `select variant_id, quantity, sample_names from cart_line where cart_id = $1 order by added_at, variant_id`,
    [cartId],
  )

/** A guest who shopped and signed in: the id of the cart that is the account's. */
async function customerWith(lines: readonly [number, number][]): Promise<{ userId: string; cartId: string }> {
  const userId = await newAccount(shop)
  const shopper = await startShopping(shop)
  for (const [variantId, quantity] of lines) await shopper.add(variantId, quantity)
  await signIn(shop, userId, shopper.cartId)
  shop.clock.advance(1000)
  return { userId, cartId: shopper.cartId }
}

describe('at sign-in (CART-18)', () => {
  test('the cart of a guest becomes the cart of a customer who has none, and of no other customer', async () => {
    const userId = await newAccount(shop)
    const { cartId, add } = await startShopping(shop)
    await add(muesli, 2)
    expect(await signIn(shop, userId, cartId)).toBe(cartId)
    expect(await contentOf(cartId)).toMatchObject([{ variant_id: muesli, quantity: 2 }])
    expect((await shop.request(`/api/cart/${cartId}`)).status).toBe(404)
    const other = await newAccount(shop)
    expect(await signIn(shop, other, cartId)).toBeNull()
    expect(await sql('select account_id from cart where cart_id = $1', [cartId])).toEqual([
      { account_id: userId },
    ])
  })

  test('it joins the cart the customer has, and is gone', async () => {
    const { userId, cartId } = await customerWith([
      [muesli, 2],
      [quickscan, 1],
    ])
    const guest = await startShopping(shop)
    await guest.add(muesli, 3)
    await guest.add(slobber, 1)
    await guest.add(quickscan, 2)
    await guest.call(
      'POST',
      `/rqssamplename?productVariantId=${quickscan}&sequence=2&samplename=${encodeURIComponent('Zuid')}`,
    )
    expect(await signIn(shop, userId, guest.cartId)).toBe(cartId)
    expect(await contentOf(cartId)).toMatchObject([
      { variant_id: muesli, quantity: 5 },
      { variant_id: quickscan, quantity: 3, sample_names: [null, null, 'Zuid'] },
      { variant_id: slobber, quantity: 1 },
    ])
    expect(await sql('select line_count from cart where cart_id = $1', [cartId])).toEqual([{ line_count: 3 }])
    expect(await sql('select 1 from cart where cart_id = $1', [guest.cartId])).toEqual([])
    // The answer of the first call was lost, and the browser sends it again.
    expect(await signIn(shop, userId, guest.cartId)).toBe(cartId)
    expect(await contentOf(cartId)).toHaveLength(3)
  })

  test('quantities keep to the stock and never fall below what either cart held (CART-32)', async () => {
    await sql('update stock set amount = 12 where variant_id = $1', [slobber])
    const { userId, cartId } = await customerWith([[slobber, 8]])
    const guest = await startShopping(shop)
    await guest.add(slobber, 8)
    await signIn(shop, userId, guest.cartId)
    expect(await contentOf(cartId)).toMatchObject([{ quantity: 12 }])
    await sql('update stock set amount = 2 where variant_id = $1', [slobber])
    const another = await startShopping(shop)
    await another.add(slobber, 1)
    await signIn(shop, userId, another.cartId)
    expect(await contentOf(cartId)).toMatchObject([{ quantity: 12 }])
    await sql('update stock set amount = 400 where variant_id = $1', [slobber])
  })

  test('what was just filled in stays: addresses, and the code when the customer has none (CART-32)', async () => {
    const { userId, cartId } = await customerWith([[muesli, 1]])
    const guest = await startShopping(shop)
    await guest.add(muesli, 1)
    await guest.call('POST', '/billing', dutchBilling)
    await sql(`update cart set discount_code = 'GUEST' where cart_id = $1`, [guest.cartId])
    await guest.call('POST', '/setpassword', { password: 'paard123' })
    await signIn(shop, userId, guest.cartId)
    const facts = `select billing->>'lastName' name, discount_code, password_hash from cart where cart_id = $1`
    expect(await sql(facts, [cartId])).toEqual([
      { name: dutchBilling.lastName, discount_code: 'GUEST', password_hash: null },
    ])
    const second = await startShopping(shop)
    await sql(`update cart set discount_code = 'OTHER' where cart_id = $1`, [second.cartId])
    await signIn(shop, userId, second.cartId)
    expect(await sql(facts, [cartId])).toMatchObject([
      { name: dutchBilling.lastName, discount_code: 'GUEST' },
    ])
  })

  test('lines beyond the fiftieth wait in a second cart of the customer and join when there is room (CART-33)', async () => {
    const { userId, cartId } = await customerWith([[muesli, 1]])
    const fill = `insert into cart_line (cart_id, variant_id, quantity, added_at)
      select $1, 900000 + n, 1, now() from generate_series($2::int, $3::int) n`
    await sql(fill, [cartId, 1, 47])
    await sql('update cart set line_count = 48 where cart_id = $1', [cartId])
    const guest = await startShopping(shop)
    await sql(fill, [guest.cartId, 46, 52])
    expect(await signIn(shop, userId, guest.cartId)).toBe(cartId)
    expect(await contentOf(cartId)).toHaveLength(50)
    expect((await contentOf(guest.cartId)).map((line) => line['variant_id'])).toEqual([
      900_050, 900_051, 900_052,
    ])
    expect(await sql('select account_id, line_count from cart where cart_id = $1', [guest.cartId])).toEqual([
      { account_id: userId, line_count: 3 },
    ])
    await sql('delete from cart_line where cart_id = $1 and variant_id between 900001 and 900010', [cartId])
    expect(await signIn(shop, userId, null)).toBe(cartId)
    expect(await contentOf(cartId)).toHaveLength(43)
    expect(await sql('select 1 from cart where cart_id = $1', [guest.cartId])).toEqual([])
  })

  test('carts that are ordered, closed, foreign or unknown are left alone', async () => {
    const { userId, cartId } = await customerWith([[muesli, 1]])
    const ordered = await startShopping(shop)
    await ordered.add(muesli, 7)
    await sql(`update cart set state = 'ordered' where cart_id = $1`, [ordered.cartId])
    const german = await startShopping(shop, { site: 'haverhof.de' })
    await german.add(muesli, 7)
    const stranger = await customerWith([[muesli, 7]])
    for (const id of [ordered.cartId, german.cartId, stranger.cartId, 'nothing', '', null]) {
      expect(await signIn(shop, userId, id)).toBe(cartId)
    }
    expect(await contentOf(cartId)).toMatchObject([{ quantity: 1 }])
    for (const id of [ordered.cartId, german.cartId, stranger.cartId]) {
      expect(await contentOf(id)).toMatchObject([{ quantity: 7 }])
    }
  })
})
