import { startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RepeatPriceView } from './schemas.ts'
import { muesli, type Repeating, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const other = 11_101
const quickscan = 90_101

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

/** What a customer of a repeat delivery can ask and change. */
function changing(
  { change }: Pick<Repeating, 'change'>,
  quantity: number,
  { days = 28, pack = muesli } = {},
) {
  const ask = () => change(`/price?days=${days}&packs=${pack}:${quantity}`, {})
  const save = (shown: { version?: number; agreedAmount?: number } = {}) =>
    change('', { method: 'PUT', json: { days, lines: [{ productVariantId: pack, quantity }], ...shown } })
  const price = async () => (await (await ask()).json()) as RepeatPriceView
  return { ask, save, told: price }
}

test('what a delivery comes to with other goods is told before, kept when it is agreed to, and announced (REPEAT-63)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { version, calculation } = await repeating.read()
  const { told: price, save } = changing(repeating, 5)
  const { amount, ...rest } = await price()
  expect(rest).toEqual({ amountBefore: calculation.totalAmount, day: '2026-12-17' })
  expect(amount).toBeGreaterThan(rest.amountBefore)
  expect((await repeating.read()).lines).toMatchObject([{ quantity: 2 }])
  expect((await save({ version, agreedAmount: amount })).status).toBe(204)
  expect(await repeating.read()).toMatchObject({
    lines: [{ productVariantId: muesli, quantity: 5 }],
    calculation: { totalAmount: amount },
  })
  await workOn(shop, '2026-12-03')
  expect((await repeating.read()).announcedAmount).toBe(amount)
})

test('the day that is told with another interval is the day it then comes (REPEAT-63)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { told: price, save } = changing(repeating, 2, { days: 56 })
  const { amount, amountBefore, day } = await price()
  expect([amount, day]).toEqual([amountBefore, '2027-01-14'])
  expect((await save({ agreedAmount: amount })).status).toBe(204)
  expect(await repeating.read()).toMatchObject({ days: 56, day })
})

test('goods that have got dearer since their price was told are agreed to anew (REPEAT-64)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { told: price, save } = changing(repeating, 5)
  const { amount: agreedAmount } = await price()
  await sql(shop, `update variant_price set amount_cents = amount_cents + 100 where variant_id = ${muesli}`)
  expect(await codeOf(await save({ agreedAmount }))).toEqual([409, 'total-changed'])
  expect((await repeating.read()).lines).toMatchObject([{ quantity: 2 }])
  const { amount: dearer } = await price()
  expect(dearer).toBeGreaterThan(agreedAmount)
  expect((await save({ agreedAmount: dearer })).status).toBe(204)
})

test('a window that shows what was changed meanwhile changes nothing; who names no version replaces what is there (REPEAT-65, REPEAT-68)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { version } = await repeating.read()
  expect((await changing(repeating, 5).save({ version })).status).toBe(204)
  expect(await codeOf(await changing(repeating, 3).save({ version }))).toEqual([409, 'changed-meanwhile'])
  const now = await repeating.read()
  expect(now.lines).toMatchObject([{ quantity: 5 }])
  expect((await changing(repeating, 3).save({ version: now.version })).status).toBe(204)
  expect((await changing(repeating, 4).save()).status).toBe(204)
  expect((await repeating.read()).lines).toMatchObject([{ quantity: 4 }])
})

test('no price is told for what would be refused (REPEAT-1, REPEAT-7, REPEAT-16, REPEAT-39)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  expect(await codeOf(await changing(repeating, 1, { pack: quickscan }).ask())).toEqual([
    409,
    'not-repeatable',
  ])
  for (const query of [`days=189&packs=${muesli}:1`, `days=28&packs=${muesli}:1,${muesli}:2`, 'days=28'])
    expect((await repeating.change(`/price?${query}`, {})).status).toBe(400)
  const stranger = await startCustomer(shop)
  const path = `/api/account/repeatdeliveries/${repeating.repeatDeliveryId}/price?days=28&packs=${other}:1`
  expect((await stranger.request(path)).status).toBe(404)
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  expect(await codeOf(await changing(repeating, 3).ask())).toEqual([409, 'cut-off-passed'])
  await repeating.change('/end')
  expect(await codeOf(await changing(repeating, 3).ask())).toEqual([409, 'repeat-ended'])
})
