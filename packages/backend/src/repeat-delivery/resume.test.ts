import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRepeating } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

test('who resumes it in the account is told the day before, also when the next one is over (REPEAT-69)', async () => {
  const { read, change } = await startRepeating(shop, { days: 28 })
  expect((await read()).resumesOn).toBeNull()
  await change('/pause')
  shop.clock.set(new Date('2027-03-01T12:00:00Z'))
  const { resumesOn, day } = await read()
  expect((resumesOn ?? '') > day).toBe(true)
  await change('/resume')
  expect(await read()).toMatchObject({ state: 'active', day: resumesOn, resumesOn: null })
})
