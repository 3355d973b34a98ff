import { startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

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

  test('change what is given, take away what is null, and keep the rest (§1.23, §6.6, §7.27)', async () => {
    const customer = await startCustomer(shop)
    const put = (json: unknown) => customer.request('/api/account', { method: 'PUT', json })
    const all = {
      phoneNumber: '0612345678',
      mobile: '06 1234 5678',
      companyName: 'Stal Anna',
      languageId: 4,
      address,
      shipping: { firstName: 'Bas', lastName: 'Bos', address },
      alternativeShippingAddress: true,
      newsletterSubscribe: true,
    }
    expect((await put(all)).status).toBe(204)
    expect((await put({ lastName: 'Bakker', mobile: null, shipping: null })).status).toBe(204)
    const kept = { ...address, streetNumberAddition: null }
    expect(await customer.read('/api/account')).toMatchObject({
      firstName: 'Anna',
      lastName: 'Bakker',
      phoneNumber: '0612345678',
      mobile: null,
      companyName: 'Stal Anna',
      languageId: 4,
      billing: { firstName: 'Anna', lastName: 'Bakker', emailAddress: customer.email, address: kept },
      shipping: null,
      // Without another address nothing goes there.
      alternativeShippingAddress: false,
      newsletterSubscribe: true,
    })
  })

  test('neither mailbox, password nor anything else that is not theirs can be set', async () => {
    const customer = await startCustomer(shop)
    const before = (await sql('select * from account')).rows
    const json = {
      emailAddress: 'dief@example.nl',
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
    [{ shipping: { firstName: 'Bas', lastName: 'Bos', address: null } }, 'shipping.address.zipcode'],
    [{ address: { ...address, countryId: 1 } }, 'address.countryId'],
  ])('%j is refused', async (json, parameter) => {
    const customer = await startCustomer(shop)
    const answer = await customer.request('/api/account', { method: 'PUT', json })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ parameter })
  })

  test('are nobody else’s', async () => {
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
