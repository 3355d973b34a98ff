import { startBuying, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env, now } from './test-races.ts'
import { muesli, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env, now })
})
afterAll(() => shop[Symbol.asyncDispose]())

const intervals = async (table: string, days: string, weeks: string) =>
  (await sql<{ days: number; weeks: number }>(shop, `select ${days} days, ${weeks} weeks from ${table}`)).at(
    -1,
  )

test('what runs in weeks goes on in seven times as many days, and the release before reads days as weeks (REPEAT-1)', async () => {
  const { read, change } = await startRepeating(shop, { days: 28 })
  const of = () => intervals('repeat_delivery', 'days', 'weeks')
  expect(await of()).toEqual({ days: 28, weeks: 4 })
  // As the release before this one writes it.
  await sql(shop, 'update repeat_delivery set weeks = 5')
  expect(await read()).toMatchObject({ days: 35 })
  const lines = [{ productVariantId: muesli, quantity: 2 }]
  expect((await change('', { method: 'PUT', json: { days: 20, lines } })).status).toBe(204)
  expect(await of()).toEqual({ days: 20, weeks: 3 })
  await workOn(shop, '2026-12-02')
  expect(await read()).toMatchObject({ state: 'active', days: 20 })
})

test('so does a line of a cart and of an order (REPEAT-1, REPEAT-3)', async () => {
  const { call, cart } = await startBuying(shop)
  const of = () => intervals(`cart_line where repeat_days is not null`, 'repeat_days', 'repeat_weeks')
  expect((await call('PUT', `/products/${muesli}?quantity=1&repeatDays=13`)).status).toBe(204)
  expect(await of()).toEqual({ days: 13, weeks: 2 })
  await sql(shop, 'update cart_line set repeat_weeks = 6 where repeat_days = 13')
  const { products } = (await cart()) as unknown as { products: { repeatDays: number | null }[] }
  expect(products.map(({ repeatDays }) => repeatDays)).toEqual([42])
  await sql(shop, 'update cart_line set repeat_weeks = null where repeat_days = 42')
  expect((await cart()) as unknown).toMatchObject({ products: [{ repeatDays: null }] })
  expect(await intervals('order_line where repeat_days is not null', 'repeat_days', 'repeat_weeks')).toEqual({
    days: 28,
    weeks: 4,
  })
})
