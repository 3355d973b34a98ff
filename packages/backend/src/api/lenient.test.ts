import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function problem(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return (await response.json()) as Record<string, unknown>
}

describe('the API is lenient about shapes (HTTP-12)', () => {
  const empty = { method: 'POST', body: '', headers: { 'content-type': 'application/json' } }
  const search = '/api/products/search'

  test('an empty body with the type of JSON is an empty object (HTTP-12, ACC-205)', async () => {
    const created = await shop.request('/api/cart', empty)
    expect(created.status).toBe(200)
    const { shoppingcartId } = (await created.json()) as { shoppingcartId: string }
    await shop.request(`/api/cart/${shoppingcartId}/products?productVariantId=10102&quantity=1`, empty)
    const password = `/api/cart/${shoppingcartId}/setpassword?password=paard1234&confirmUrl=https://haverhof.nl/`
    expect((await shop.request(password, empty)).status).toBe(204)
    // It gets as far as the captcha.
    const resend = await shop.request('/api/account/resendconfirmation?userId=x', empty)
    expect(await problem(resend)).toMatchObject({ code: 'captcha-invalid' })
    expect((await shop.request(search, empty)).status).toBe(200)
    expect((await shop.request('/api/routing/geturl', empty)).status).toBe(400)
  })

  test.each([' \r\n', 'null'])('and so is %j (HTTP-12, ACC-205)', async (body) => {
    expect((await shop.request('/api/cart', { ...empty, body })).status).toBe(200)
  })

  test('an empty stream is an empty body (HTTP-12, ACC-205)', async () => {
    const body = new ReadableStream({ start: (stream) => stream.close() })
    const init = { ...empty, body, duplex: 'half' } as const
    expect((await shop.request('/api/cart', init)).status).toBe(200)
  })

  test('null for a field means that it is left out (HTTP-12, ACC-116)', async () => {
    const resultsOf = (json: unknown) => shop.read<{ total: number }>(search, { json })
    const all = await resultsOf({})
    expect(await resultsOf({ filter: null, pageInfo: null, sort: null, landingpageId: null })).toEqual(all)
    expect(
      await resultsOf({ filter: { searchTerm: null, filters: null }, pageInfo: { page: null } }),
    ).toEqual(all)
    const others = { selectedKey: null, selectedMinValue: null, selectedMaxValue: null, selectedValue: null }
    const pony = { facetKey: 'horse-type', selectedKeys: ['pony'] }
    const ofPonies = await resultsOf({ filter: { filters: [pony] } })
    expect(ofPonies.total).toBeLessThan(all.total)
    expect(await resultsOf({ filter: { filters: [{ ...pony, ...others }] } })).toEqual(ofPonies)
  })

  test('a client that writes names its own way is understood (HTTP-3, HTTP-12, ACC-116)', async () => {
    const account = {
      EmailAddress: 'anna@example.nl',
      Password: 'paard1234',
      FirstName: 'Anna',
      LASTNAME: 'de Vries',
      PhoneNumber: null,
      Billing: { FirstName: null, Address: { ZipCode: '8011 AB', Street: 'Melkmarkt', StreetNumber: '1' } },
      Shipping: null,
    }
    const headers = { SiteId: '1' }
    const half = await shop.request('/API/Account?CallbackURL=https://haverhof.nl/', {
      json: account,
      headers,
    })
    expect(await problem(half)).toMatchObject({ parameter: 'billing.address.city' })
    account.Billing.Address = { ...account.Billing.Address, City: 'Zwolle', CountryId: 528 } as never
    expect((await shop.request('/API/Account', { json: account, headers })).status).toBe(204)
    const { shoppingcartId } = await shop.read<{ shoppingcartId: string }>('/api/Cart', empty)
    const at = `/api/Cart/${shoppingcartId}`
    await shop.request(`${at}/Products?ProductVariantId=10102&Quantity=1`, { method: 'POST' })
    expect((await shop.request(`${at}/Newsletter?Subscribe=True`, { method: 'POST' })).status).toBe(204)
    expect((await shop.request(`${at}/newsletter?subscribe=yes`, { method: 'POST' })).status).toBe(400)
  })

  test('a required field that is null is still required (HTTP-12)', async () => {
    const answer = await problem(await shop.request('/api/routing/geturl', { json: { kind: null } }))
    expect(answer).toMatchObject({ status: 400, detail: 'kind is required' })
  })

  test('a list holds no null (HTTP-12)', async () => {
    const response = await shop.request(search, { json: { filter: { filters: [null] } } })
    expect(response.status).toBe(400)
  })
})
