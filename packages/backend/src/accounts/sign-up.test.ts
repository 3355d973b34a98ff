import { signIn, signUp, solvedCaptcha, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

test('registers, follows the mailed link, signs in and reads the account', async () => {
  const customer = await signUp(shop, { email: 'Anna@Example.nl' })
  const account = await customer.read<{ emailAddress: string }>('/api/account')
  expect(account).toMatchObject({ emailAddress: 'anna@example.nl', firstName: 'Anna', billing: null })
  expect(await customer.read('/api/authentication/isauthenticated', { method: 'POST' })).toEqual({
    isAuthenticated: true,
  })
  expect((await customer.request('/api/authentication/signout', { method: 'POST' })).status).toBe(204)
  expect((await customer.request('/api/account')).status).toBe(401)
  await signIn(shop, { email: 'anna@example.nl' })
})

test('a made customer is signed in', async () => {
  const customer = await startCustomer(shop)
  expect((await customer.request('/api/account')).status).toBe(200)
  const headers = await solvedCaptcha(shop)
  expect(headers['captcha']).toBeDefined()
})
