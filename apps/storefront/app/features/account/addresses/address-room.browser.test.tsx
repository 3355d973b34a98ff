import { expect, test, vi } from 'vitest'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import type { Account } from '../account-types'
import { AddressRoom } from './address-room'

const home: BookEntry = {
  addressId: 'a',
  label: 'home',
  name: null,
  firstName: 'Anna',
  lastName: 'de Vries',
  companyName: null,
  vatNumber: null,
  phoneNumber: '038 123 4567',
  remark: null,
  address: {
    zipcode: '8011 AB',
    street: 'Melkmarkt',
    streetNumber: '12',
    streetNumberAddition: null,
    city: 'Zwolle',
    countryId: 1,
  },
  isBillingDefault: true,
  isDeliveryDefault: true,
  keptFromOrderId: null,
}
const stable: BookEntry = {
  ...home,
  addressId: 'b',
  label: 'stable',
  name: 'Bella’s yard',
  remark: 'Behind the barn',
  isBillingDefault: false,
  isDeliveryDefault: false,
}
const own = '/api/account/addresses'
const {
  addressId: _,
  keptFromOrderId: __,
  isBillingDefault: ___,
  isDeliveryDefault: ____,
  ...fields
} = stable

type Refusal = { status: number; body: object } | null

/** The room with two addresses; the server refuses a change as `refusal` says at that moment. */
async function room(refusal: () => Refusal = () => null) {
  let addresses = [home, stable]
  const { sent } = stubApi({
    'GET /api/account': () => ({ body: {} }),
    'GET /api/delivery/countries': () => ({
      body: [{ countryId: 1, name: 'Netherlands', regionCode: 'NL' }],
    }),
    'GET /api/delivery/address': () => ({ body: { street: null, city: null } }),
    [`GET ${own}`]: () => ({ body: { addresses } }),
    [`POST ${own}`]: () => ({ body: { addressId: 'c' } }),
    [`PUT ${own}/b`]: (body) => {
      const refused = refusal()
      if (refused) return refused
      addresses = [home, { ...stable, ...(body as Partial<BookEntry>) }]
      return { status: 204, body: null }
    },
    [`DELETE ${own}/b`]: () => {
      const refused = refusal()
      if (refused) return refused
      addresses = [home]
      return { status: 204, body: null }
    },
  })
  const account = { firstName: 'Anna', lastName: 'de Vries' } as Account
  const reload = vi.fn<() => Promise<void>>(async () => undefined)
  const screen = await renderInShop(<AddressRoom account={account} reload={reload} />)
  const changes = () => sent.filter(({ call }) => !call.startsWith('GET'))
  return { ...screen, reload, changes }
}

test('what the server refuses of an address stands beside its field; put right, it is kept and the book shows it (ACCOUNT-PAGES-20, ACCOUNT-PAGES-36)', async () => {
  const errors = [{ parameter: 'address.zipcode', message: 'invalid-address' }]
  const refusals: Refusal[] = [{ status: 422, body: { code: 'invalid', status: 422, errors } }]
  const { getByRole, getByLabelText, getByText, location, changes, reload } = await room(
    () => refusals.shift() ?? null,
  )
  await getByRole('link', { name: 'Change Bella’s yard' }).click()
  await getByLabelText('Street').fill('Stalweg')
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(getByLabelText('Postcode')).toHaveFocus()
  await expect.element(getByLabelText('Postcode')).toHaveAccessibleDescription(/can’t find this address/)
  await expect.element(getByLabelText('Street')).toHaveValue('Stalweg')
  expect(location.address).toBe('/account/information/addresses/?entry=b')
  await getByLabelText('Postcode').fill('8012 CD')
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(getByText('Stalweg 12')).toBeVisible()
  expect(location.address).toBe('/account/information/addresses/')
  expect(reload).toHaveBeenCalledOnce()
  const address = { ...stable.address, street: 'Stalweg', zipcode: '8012 CD' }
  expect(changes().at(-1)).toMatchObject({
    call: `PUT ${own}/b`,
    body: { ...fields, address, isBillingDefault: false, isDeliveryDefault: false },
  })
})

test('a new address begins with the name of its owner, and takes no entry’s place (ACCOUNT-PAGES-36)', async () => {
  const { getByRole, getByLabelText, changes } = await room()
  await getByRole('link', { name: 'Add an address' }).click()
  await expect.element(getByLabelText('First name')).toHaveValue('Anna')
  await getByLabelText('Street').fill('Kamperweg')
  await getByLabelText('House number').fill('3')
  await getByLabelText('Postcode').fill('8011 AB')
  await getByLabelText('Town or city').fill('Zwolle')
  await getByLabelText('Orders go to this address').click()
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(getByRole('link', { name: 'Change Home' })).toBeVisible()
  expect(changes()).toMatchObject([
    { call: `POST ${own}`, body: { firstName: 'Anna', isBillingDefault: false, isDeliveryDefault: true } },
  ])
})

test('one press sends the whole address with its one new use; a removed one goes, and stays where it could not (ACCOUNT-PAGES-36)', async () => {
  const refusals: Refusal[] = [null, { status: 500, body: {} }]
  const { getByRole, changes } = await room(() => refusals.shift() ?? null)
  await getByRole('button', { name: 'Deliver here Bella’s yard' }).click()
  await expect.element(getByRole('button', { name: 'Deliver here' })).not.toBeInTheDocument()
  expect(changes()).toMatchObject([{ call: `PUT ${own}/b` }])
  expect(changes()[0]?.body).toEqual({ ...fields, isDeliveryDefault: true })
  const yard = getByRole('heading', { name: 'Bella’s yard' })
  const remove = getByRole('button', { name: 'Remove Bella’s yard' })
  await remove.click()
  await expect.element(getByRole('alert')).toMatchTextContent(/^Something went wrong/)
  await expect.element(yard).toBeVisible()
  await remove.click()
  await expect.element(yard).not.toBeInTheDocument()
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
  await expect.element(getByRole('heading', { name: 'Home' })).toBeVisible()
})
