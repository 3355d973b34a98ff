import { startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { muesli, type Repeating, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const other = 11_101
const quickscan = 90_101
type AdditionPrice = { quantity: number; amount: number; amountBefore: number; day: string }

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

/** What a customer of a repeat delivery can ask and add. */
function adding({ change }: Pick<Repeating, 'change'>, productVariantId = other, quantity = 1) {
  const ask = () => change(`/additions?productVariantId=${productVariantId}&quantity=${quantity}`, {})
  const add = (agreedAmount: number, key: string = randomUUID()) =>
    change('/additions', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      json: { productVariantId, quantity, agreedAmount },
    })
  const price = async () => (await (await ask()).json()) as AdditionPrice
  return { ask, add, told: price }
}

test('what is added at the price that was told comes with the next delivery, is collected, and is added once for a key (REPEAT-21, REPEAT-18, REPEAT-77)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { told: price, add } = adding(repeating)
  const before = (await repeating.read()).calculation.totalAmount
  const { amount, ...rest } = await price()
  expect(rest).toEqual({ quantity: 1, amountBefore: before, day: '2026-12-17' })
  expect(amount).toBeGreaterThan(before)
  const key = randomUUID()
  for (const _ of [1, 2]) expect((await add(amount, key)).status).toBe(204)
  const { lines, events, calculation } = await repeating.read()
  expect(lines.map(({ productVariantId, quantity }) => [productVariantId, quantity])).toEqual([
    [muesli, 2],
    [other, 1],
  ])
  expect(calculation.totalAmount).toBe(amount)
  expect(events[0]).toMatchObject({ event: 'changed', isByCustomer: true, day: '2026-12-17' })
  await workOn(shop, '2026-12-03')
  expect((await repeating.read()).announcedAmount).toBe(amount)
  await workOn(shop, '2026-12-10')
  expect((await repeating.read()).deliveries[0]).toMatchObject({ state: 'paid', day: '2026-12-17' })
  const paid = await sql(
    shop,
    `select amount_cents cents from payment where status = 'paid' order by created_at desc limit 1`,
  )
  expect(paid).toEqual([{ cents: Math.round(amount * 100) }])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a delivery that was announced already is announced anew with what was added (REPEAT-8, REPEAT-79)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  const { told: price, add } = adding(repeating, muesli, 3)
  const { amount, quantity } = await price()
  expect(quantity).toBe(5)
  expect((await add(amount)).status).toBe(204)
  expect((await repeating.read()).announcedAmount).toBeNull()
  await workOn(shop, '2026-12-04')
  expect((await repeating.read()).announcedAmount).toBe(amount)
})

test('what has got dearer or was changed since is agreed to anew (REPEAT-78)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { told: price, add } = adding(repeating)
  const { amount } = await price()
  expect(await codeOf(await add(amount - 0.01))).toEqual([409, 'total-changed'])
  await sql(shop, `update variant_price set amount_cents = amount_cents + 100 where variant_id = ${other}`)
  expect(await codeOf(await add(amount))).toEqual([409, 'total-changed'])
  expect((await repeating.read()).lines).toHaveLength(1)
  const { amount: dearer } = await price()
  expect(dearer).toBeGreaterThan(amount)
  expect((await add(dearer)).status).toBe(204)
})

test('what cannot come again, is not there or does not fit is neither priced nor added (REPEAT-1, REPEAT-16, REPEAT-79, REPEAT-29)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const refusals = async (variantId: number, quantity?: number) => {
    const { ask, add } = adding(repeating, variantId, quantity)
    const answers = [await codeOf(await ask()), await codeOf(await add(10_000))]
    expect(answers[0]).toEqual(answers[1])
    return answers[0]
  }
  expect(await refusals(quickscan)).toEqual([409, 'not-repeatable'])
  expect(await refusals(999_999)).toEqual([409, 'not-repeatable'])
  expect(await refusals(muesli, 98)).toEqual([409, 'quantity-limit'])
  await sql(shop, `update stock set amount = 3 where variant_id in (${muesli}, ${other})`)
  expect(await refusals(muesli, 2)).toEqual([409, 'not-enough-stock'])
  await sql(shop, `update stock set amount = 0 where variant_id = ${other}`)
  expect(await refusals(other)).toEqual([409, 'not-available'])
  expect((await adding(repeating, other, 0).ask()).status).toBe(400)
  const { repeatDeliveryId } = repeating
  const stranger = await startCustomer(shop)
  const foreign = (suffix: string, init?: Parameters<Repeating['change']>[1]) =>
    stranger.request(`/api/account/repeatdeliveries/${repeatDeliveryId}${suffix}`, init)
  expect((await adding({ change: foreign }).add(10_000)).status).toBe(404)
  expect((await repeating.read()).lines).toMatchObject([{ productVariantId: muesli, quantity: 2 }])
})

test('nothing is added after the cut-off, or to what has ended (REPEAT-39, REPEAT-79)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { ask, add } = adding(repeating)
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  expect(await codeOf(await add(10_000))).toEqual([409, 'cut-off-passed'])
  expect(await codeOf(await ask())).toEqual([409, 'cut-off-passed'])
  await repeating.change('/end')
  expect(await codeOf(await ask())).toEqual([409, 'repeat-ended'])
})
