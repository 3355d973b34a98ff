import { startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anna, visitorOf } from './test-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** As many as told stand before the door of the process until they are let go. */
function crowdOf(count: number): { disperse: () => Promise<unknown> } {
  const gate = Promise.withResolvers<void>()
  const waiting = Array.from({ length: count }, () => shop.context.limitAnonymousCalls(() => gate.promise))
  return {
    disperse: () => {
      gate.resolve()
      return Promise.all(waiting)
    },
  }
}

describe('registering, signing in and asking for a link pass one door (ACCOUNTS-16)', () => {
  const calls = {
    registering: () => visitorOf(shop).register(),
    'signing in': () => visitorOf(shop).signIn(anna.emailAddress, anna.password),
    'a forgotten password': () => visitorOf(shop).forgot(anna.emailAddress),
    'a link once more': () => visitorOf(shop).resend('', { emailAddress: anna.emailAddress }),
  }

  test.each(Object.entries(calls))('%s waits as one of 32 and is sent away as one more', async (_, call) => {
    const crowd = crowdOf(4 + 31)
    // One place is left for two: one of them is sent away at once, the other waits.
    const both = [call(), call()]
    expect((await Promise.race(both)).status).toBe(503)
    await crowd.disperse()
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(1)
  })

  test('those who buy do not notice', async () => {
    const crowd = crowdOf(4 + 32)
    const shopper = await startShopping(shop)
    expect((await shopper.add(10101)).status).toBe(204)
    expect((await calls.registering()).status).toBe(503)
    await crowd.disperse()
  })
})
