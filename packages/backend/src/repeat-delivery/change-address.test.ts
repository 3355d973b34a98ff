import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Repeating, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const refusalOf = async (answer: Response) => [answer.status, await answer.json()]

/** A repeat delivery within the Netherlands that can go elsewhere, and to Germany, where delivery is dearer. */
async function moving({ read, change }: Repeating) {
  const { firstName, lastName, address } = await read()
  const go = (to: object, agreedAmount?: number) =>
    change('/address', {
      method: 'PUT',
      json: { firstName, lastName, address: { ...address, ...to }, agreedAmount },
    })
  return { from: address, go }
}

const berlin = { countryId: 276, zipcode: '10115', city: 'Berlin' }

test('an address where a delivery costs more is kept when its price has been agreed to, and that is announced (REPEAT-66)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { go, from } = await moving(repeating)
  const { totalAmount: before } = (await repeating.read()).calculation
  const [status, refusal] = await refusalOf(await go(berlin, before))
  expect([status, refusal]).toMatchObject([409, { code: 'total-changed' }])
  const { totalAmount } = refusal as { totalAmount: number }
  expect(totalAmount).toBeGreaterThan(before)
  expect(await repeating.read()).toMatchObject({ address: from, calculation: { totalAmount: before } })
  expect((await go(berlin, totalAmount - 0.01)).status).toBe(409)
  expect((await go(berlin, totalAmount)).status).toBe(204)
  expect(await repeating.read()).toMatchObject({ address: berlin, calculation: { totalAmount } })
  await workOn(shop, '2026-12-03')
  expect((await repeating.read()).announcedAmount).toBe(totalAmount)
})

test('an address where it costs the same or less is kept at once; who names no price is not held to one (REPEAT-66, REPEAT-68)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { go, from } = await moving(repeating)
  const { totalAmount } = (await repeating.read()).calculation
  const elsewhere = { street: 'Zwartendijk' }
  expect((await go(elsewhere, totalAmount)).status).toBe(204)
  expect((await repeating.read()).address).toMatchObject(elsewhere)
  expect((await go(berlin)).status).toBe(204)
  const { calculation, address } = await repeating.read()
  expect(calculation.totalAmount).toBeGreaterThan(totalAmount)
  expect(address).toMatchObject(berlin)
  expect((await go(from, calculation.totalAmount)).status).toBe(204)
  expect((await repeating.read()).calculation.totalAmount).toBe(totalAmount)
})

test('who can change the next delivery no more is told so, and no price (REPEAT-39, REPEAT-16)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  const { go } = await moving(repeating)
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  expect(await refusalOf(await go(berlin, 0))).toMatchObject([409, { code: 'cut-off-passed' }])
})
