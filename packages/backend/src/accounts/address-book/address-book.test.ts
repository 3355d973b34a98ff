import {
  type Mutant,
  startCustomer,
  startTestShop,
  startTwoShops,
  type TestShop,
  unguarded,
} from '@haverhof/testing'
import { mostAddresses } from '@haverhof/domain/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAddress } from './write-addresses.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => sql('truncate account, outbox_mail, attempt_count cascade'))

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

const home = {
  zipcode: '8011 AB',
  street: 'Melkmarkt',
  streetNumber: '12',
  streetNumberAddition: null,
  city: 'Zwolle',
  countryId: 528,
}
const yard = { ...home, zipcode: '8266ka', street: 'Zwartendijk', streetNumber: '61', city: 'Kampen' }
const stable = { label: 'stable' as const, name: 'Stal Bella', remark: 'Achter de schuur', address: yard }

type Book = { addresses: Record<string, unknown>[] }

async function startBook() {
  const customer = await startCustomer(shop)
  const call = (method: string, path = '', json?: unknown) =>
    customer.request(`/api/account/addresses${path}`, { method, ...(json !== undefined && { json }) })
  const list = async () => (await customer.read<Book>('/api/account/addresses')).addresses
  const add = async (json: unknown) =>
    ((await (await call('POST', '', json)).json()) as { addressId: string }).addressId
  return { ...customer, call, list, add }
}

describe('the address book (ACCOUNTS-17)', () => {
  test('the first address gets bills and goods; another one can take over either; what is removed leaves it to the oldest (ACCOUNTS-32)', async () => {
    const book = await startBook()
    const homeId = await book.add({ label: 'home', address: home })
    const stableId = await book.add({ ...stable, isDeliveryDefault: true })
    expect(await book.list()).toMatchObject([
      {
        addressId: homeId,
        label: 'home',
        firstName: 'Anna',
        isBillingDefault: true,
        isDeliveryDefault: false,
      },
      {
        addressId: stableId,
        name: 'Stal Bella',
        remark: 'Achter de schuur',
        address: { ...yard, zipcode: '8266 KA' },
        isBillingDefault: false,
        isDeliveryDefault: true,
      },
    ])
    expect(await book.read('/api/account')).toMatchObject({
      billing: { address: home },
      shipping: { address: { city: 'Kampen' }, shippingMethod: 0 },
      alternativeShippingAddress: true,
    })
    expect((await book.call('PUT', `/${stableId}`, { ...stable, isBillingDefault: true })).status).toBe(204)
    expect(await book.list()).toMatchObject([
      { addressId: stableId, isBillingDefault: true, isDeliveryDefault: true },
      { addressId: homeId, isBillingDefault: false, isDeliveryDefault: false },
    ])
    expect((await book.call('DELETE', `/${stableId}`)).status).toBe(204)
    expect(await book.list()).toMatchObject([
      { addressId: homeId, isBillingDefault: true, isDeliveryDefault: true },
    ])
    expect((await book.call('DELETE', `/${stableId}`)).status).toBe(404)
  })

  test('the details of the account and the book are one: what is written here is read there (ACCOUNTS-32)', async () => {
    const book = await startBook()
    const details = {
      billing: { address: home },
      shipping: { firstName: 'Bas', lastName: 'Bos', address: yard },
      alternativeShippingAddress: true,
    }
    await book.request('/api/account', { method: 'PUT', json: details })
    const [billed, sent] = await book.list()
    expect([billed, sent]).toMatchObject([
      { label: 'home', address: home, isBillingDefault: true, isDeliveryDefault: false },
      { label: 'other', firstName: 'Bas', isBillingDefault: false, isDeliveryDefault: true },
    ])
    await book.call('PUT', `/${String(billed?.['addressId'])}`, {
      label: 'home',
      address: { ...home, city: 'Deventer' },
    })
    expect(await book.read('/api/account')).toMatchObject({ billing: { address: { city: 'Deventer' } } })
    await book.request('/api/account', { method: 'PUT', json: { billing: { address: {} } } })
    expect(await book.list()).toMatchObject([{ addressId: sent?.['addressId'] }])
  })

  test('what an account kept before there was a book is forgotten with the first change of the book', async () => {
    const book = await startBook()
    await sql(`update account set address = $1, shipping = jsonb_build_object('address', $1::jsonb)`, [home])
    await book.add({ label: 'home', address: yard })
    const { rows } = await sql(`select address, shipping->>'address' sent from account`)
    expect(rows).toEqual([{ address: null, sent: null }])
  })

  test('keeps a company with its VAT number, which is judged as that of the bill', async () => {
    const book = await startBook()
    const company = { label: 'company', companyName: 'Stal Vos', vatNumber: 'de 136 695 976', address: home }
    await book.add(company)
    expect(await book.list()).toMatchObject([{ companyName: 'Stal Vos', vatNumber: 'DE136695976' }])
    for (const [wrong, problem] of [
      [{ companyName: null }, { parameter: 'companyName', message: 'required' }],
      [{ vatNumber: 'NL' }, { parameter: 'vatNumber', message: 'invalid-vat-number' }],
      [{ vatNumber: 'NL123456789B01' }, { parameter: 'vatNumber', message: 'invalid-vat-number' }],
    ] as const) {
      const refused = await book.call('POST', '', { ...company, ...wrong })
      expect(await refused.json()).toMatchObject({ errors: [problem] })
    }
  })

  test('is judged by the rules of the bill, and holds no more than twenty', async () => {
    const book = await startBook()
    const wrong = {
      label: 'stable',
      firstName: '',
      phoneNumber: '12',
      remark: 'x'.repeat(141),
      address: { ...home, zipcode: '1' },
    }
    const refused = await book.call('POST', '', wrong)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      errors: [
        { parameter: 'firstName', message: 'required' },
        { parameter: 'phoneNumber', message: 'invalid-phone' },
        { parameter: 'remark', message: 'too-long', max: 140 },
        { parameter: 'address.zipcode', message: 'invalid-postcode' },
      ],
    })
    const unreachable = { label: 'home', phoneNumber: '0099999999', address: home }
    expect(await (await book.call('POST', '', unreachable)).json()).toMatchObject({
      errors: [{ parameter: 'phoneNumber', message: 'invalid-phone' }],
    })
    for (let count = 0; count < mostAddresses; count += 1) await book.add({ label: 'other', address: home })
    const full = await book.call('POST', '', { label: 'other', address: home })
    expect([full.status, await full.json()]).toMatchObject([409, { code: 'too-many-addresses', maximum: 20 }])
  })
})

/** Several addresses come at once to a book that has room for one. */
async function crowd(mutant?: Mutant): Promise<number> {
  const pause = { after: /insert into account_address/, ms: 100 }
  await using two = await startTwoShops({ mutant, pause })
  const anna = await startCustomer(two.shops[0])
  await two.sql(
    `insert into account_address (user_id, label, address, is_billing_default, created_at, changed_at)
     select $1, 'other', $2, place = 1, now(), now() from generate_series(1, $3::int - 1) place`,
    [anna.userId, home, mostAddresses],
  )
  await two.lineUp()
  const input = { label: 'other' as const, address: home }
  await Promise.allSettled(
    two.turns(6).map(({ context }) => addAddress(context, { userId: anna.userId, input })),
  )
  const [rowCount] = await two.sql<{ count: number }>('select count(*)::int from account_address', [])
  return rowCount?.count ?? 0
}

describe('a crowd at one book', () => {
  test('gets no more in than there is room for (ACCOUNTS-17, 33)', async () => {
    expect(await crowd()).toBe(mostAddresses)
  })

  test('gets more in without the lock', async () => {
    const mutant: Mutant = {
      changes: [[/(?<=select from account where user_id = \$1) for no key update/, '']],
    }
    const breaches = await unguarded(
      () => crowd(mutant),
      (count) => count > mostAddresses,
    )
    expect(breaches).toBeGreaterThan(mostAddresses)
  })
})
