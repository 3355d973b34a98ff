import { signIn, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anna, linkTo, visitorOf } from '../test-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => sql('truncate account, outbox_mail, attempt_count cascade'))

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

describe('own details (ACCOUNTS-8)', () => {
  const address = {
    zipcode: '8011 AB',
    street: 'Melkmarkt',
    streetNumber: '12',
    city: 'Zwolle',
    countryId: 528,
  }

  const saved = { ...address, streetNumberAddition: null }

  test('change what is given and keep the rest; null is not given, an empty text takes away (ACCOUNTS-31, §1.23, §6.6, §7.27)', async () => {
    const customer = await startCustomer(shop)
    const put = (json: unknown) => customer.request('/api/account', { method: 'PUT', json })
    const all = {
      phoneNumber: '0612345678',
      mobile: '06 1234 5678',
      companyName: 'Stal Anna',
      languageId: 4,
      billing: { address },
      shipping: { firstName: 'Bas', lastName: 'Bos', address },
      alternativeShippingAddress: true,
      newsletterSubscribe: true,
    }
    expect((await put(all)).status).toBe(204)
    const change = {
      lastName: 'Bakker',
      mobile: '',
      firstName: null,
      phoneNumber: null,
      billing: null,
      shipping: { address: {} },
    }
    expect((await put(change)).status).toBe(204)
    expect(await customer.read('/api/account')).toMatchObject({
      firstName: 'Anna',
      lastName: 'Bakker',
      phoneNumber: '0612345678',
      mobile: null,
      companyName: 'Stal Anna',
      languageId: 4,
      billing: { firstName: 'Anna', lastName: 'Bakker', emailAddress: customer.email, address: saved },
      shipping: { firstName: 'Bas', lastName: 'Bos', address: null, shippingMethod: 0 },
      // Without another address nothing goes there.
      alternativeShippingAddress: false,
      newsletterSubscribe: true,
    })
  })

  const billing = {
    firstName: 'Jan',
    lastName: 'Smit',
    phoneNumber: '0612345679',
    emailAddress: 'kantoor@example.nl',
    address: { ...saved, city: 'Kampen' },
  }
  const shipping = { firstName: 'Bas', lastName: 'Bos', address: saved, shippingMethod: 1 }

  test('billing and shipping are written and read (ACCOUNTS-8, 30, ACC-97, §3.3, §3.4, §3.5)', async () => {
    const customer = await startCustomer(shop)
    const put = (json: unknown) => customer.request('/api/account', { method: 'PUT', json })
    expect((await put({ billing, shipping, alternativeShippingAddress: true })).status).toBe(204)
    const own = { billing, shipping, alternativeShippingAddress: true }
    expect(await customer.read('/api/account')).toMatchObject({ firstName: 'Anna', ...own })
    const unchanged = { billing: { firstName: null, address: null }, shipping: null }
    expect((await put(unchanged)).status).toBe(204)
    expect(await customer.read('/api/account')).toMatchObject(own)
    expect((await put(await customer.read('/api/account'))).status).toBe(204)
    expect(await customer.read('/api/account')).toMatchObject(own)
  })

  test('who gets the bills goes with the address they go to (ACCOUNTS-8, ACCOUNTS-17)', async () => {
    const customer = await startCustomer(shop)
    expect((await customer.request('/api/account', { method: 'PUT', json: { billing } })).status).toBe(204)
    const list = () => customer.read<{ addresses: object[] }>('/api/account/addresses')
    expect((await list()).addresses).toMatchObject([{ firstName: 'Jan', lastName: 'Smit' }])
    const own = { label: 'home', address: saved, isBillingDefault: true }
    await customer.read('/api/account/addresses', { json: own })
    expect(await customer.read('/api/account')).toMatchObject({
      billing: { firstName: 'Anna', lastName: 'de Vries', phoneNumber: null, address: saved },
    })
    const renamed = { billing: { lastName: 'Smit-de Vries' } }
    expect((await customer.request('/api/account', { method: 'PUT', json: renamed })).status).toBe(204)
    expect((await list()).addresses).toMatchObject([
      { firstName: 'Anna', lastName: 'Smit-de Vries' },
      { firstName: 'Jan', lastName: 'Smit' },
    ])
  })

  test('what billing and shipping leave out is as in the account (ACCOUNTS-8, 30, ACC-97)', async () => {
    const customer = await startCustomer(shop)
    const json = { billing: { address }, shipping: { address }, alternativeShippingAddress: true }
    expect((await customer.request('/api/account', { method: 'PUT', json })).status).toBe(204)
    const { firstName, lastName } = anna
    expect(await customer.read('/api/account')).toMatchObject({
      billing: { firstName, lastName, phoneNumber: null, emailAddress: customer.email, address: saved },
      shipping: { firstName, lastName, address: saved, shippingMethod: 0 },
      alternativeShippingAddress: true,
    })
  })

  test('a registration brings them along (ACCOUNTS-8, 30, ACC-97)', async () => {
    const details = { billing, shipping, alternativeShippingAddress: true, languageId: 4 }
    expect((await visitorOf(shop).register(details)).status).toBe(204)
    const { userId, token } = await linkTo(shop, anna.emailAddress)
    await shop.request(`/api/account/${userId}/confirm?token=${token}`, { method: 'POST' })
    const customer = await signIn(shop, { email: anna.emailAddress, password: anna.password })
    expect(await customer.read('/api/account')).toMatchObject(details)
  })

  test('another e-mail address is refused by its name, and nothing is changed; the own one may be sent (ACCOUNTS-8, 31, §7.27)', async () => {
    const customer = await startCustomer(shop)
    const before = (await sql('select * from account')).rows
    const put = (emailAddress: string) =>
      customer.request('/api/account', { method: 'PUT', json: { emailAddress, firstName: 'Ans' } })
    for (const other of ['dief@example.nl', '']) {
      const answer = await put(other)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ parameter: 'emailAddress' })
    }
    expect((await sql('select * from account')).rows).toEqual(before)
    expect((await put(` ${customer.email.toUpperCase()} `)).status).toBe(204)
    expect(await customer.read('/api/account')).toMatchObject({
      emailAddress: customer.email,
      firstName: 'Ans',
    })
  })

  test('neither password nor anything else that is not theirs can be set', async () => {
    const customer = await startCustomer(shop)
    const before = (await sql('select * from account')).rows
    const json = {
      password: 'kaper1234',
      userId: 'x',
      isActivated: false,
      siteId: 3,
    }
    expect((await customer.request('/api/account', { method: 'PUT', json })).status).toBe(204)
    expect((await sql('select * from account')).rows).toEqual(before)
  })

  test.each([
    [{ firstName: '' }, 'firstName'],
    [{ languageId: 9 }, 'languageId'],
    [
      { shipping: { firstName: 'Bas', lastName: 'Bos', address: { city: 'Zwolle' } } },
      'shipping.address.zipcode',
    ],
    [{ shipping: { firstName: '', address } }, 'shipping.firstName'],
    [{ billing: { address: { ...address, countryId: 1 } } }, 'billing.address.countryId'],
    [{ billing: { emailAddress: 'a, b@example.nl' } }, 'billing.emailAddress'],
    [{ billing: { phoneNumber: '0000000' } }, 'billing.phoneNumber'],
  ])('%j is refused', async (json, parameter) => {
    const customer = await startCustomer(shop)
    const answer = await customer.request('/api/account', { method: 'PUT', json })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ parameter })
  })

  test('are hidden from other customers', async () => {
    for (const [method, path] of [
      ['GET', '/api/account'],
      ['PUT', '/api/account'],
      ['POST', '/api/account/changepassword'],
      ['POST', '/api/account/changeemailaddress'],
    ] as const) {
      const json = { newPassword: 'paard5678', emailAddress: 'b@example.nl' }
      const answer = await shop.request(path, { method, ...(method !== 'GET' && { json }) })
      expect([path, answer.status]).toEqual([path, 401])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})
