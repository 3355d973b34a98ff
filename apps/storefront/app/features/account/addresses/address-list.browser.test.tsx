import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import { renderInShop } from '../../../testing/render-in-shop'
import type { Account } from '../account-types'
import { AddressEntryForm } from './address-entry-form'
import { AddressList } from './address-list'

const address = {
  zipcode: '8011 AB',
  street: 'Melkmarkt',
  streetNumber: '12',
  streetNumberAddition: null,
  city: 'Zwolle',
  countryId: 1,
}
const home: BookEntry = {
  addressId: 'a',
  label: 'home',
  name: null,
  firstName: 'Anna',
  lastName: 'de Vries',
  companyName: null,
  vatNumber: null,
  phoneNumber: null,
  remark: null,
  address,
  isBillingDefault: true,
  isDeliveryDefault: false,
  keptFromOrderId: 100_001,
}
const stable: BookEntry = {
  ...home,
  addressId: 'b',
  label: 'stable',
  name: 'Bella’s yard',
  remark: 'Behind the barn',
  isBillingDefault: false,
  isDeliveryDefault: true,
  keptFromOrderId: null,
}

const countries = [{ countryId: 1, name: 'Netherlands', regionCode: 'NL' }]

function draw(entries: readonly BookEntry[]) {
  const makeDefault = vi.fn<ComponentProps<typeof AddressList>['makeDefault']>()
  const remove = vi.fn<ComponentProps<typeof AddressList>['remove']>()
  return { makeDefault, remove, part: <AddressList {...{ entries, countries, makeDefault, remove }} /> }
}

test('ACCOUNT-PAGES-20, ACCOUNT-PAGES-36: each address says what it is for, and can be made the one for bills or goods', async () => {
  const { part, makeDefault, remove } = draw([home, stable])
  const { getByRole, getByText } = await renderInShop(part)
  await expect.element(getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect.element(getByRole('heading', { name: 'Bella’s yard' })).toBeVisible()
  await expect.element(getByText('For the driver: Behind the barn')).toBeVisible()
  await expect.element(getByText('Kept from order 100001.')).toBeVisible()
  await getByRole('button', { name: 'Use for bills Bella’s yard' }).click()
  expect(makeDefault).toHaveBeenCalledWith(stable, { isBillingDefault: true })
  await getByRole('button', { name: 'Deliver here Home' }).click()
  expect(makeDefault).toHaveBeenLastCalledWith(home, { isDeliveryDefault: true })
  await getByRole('button', { name: 'Remove Bella’s yard' }).click()
  expect(remove).toHaveBeenCalledWith(stable)
})

test('ACCOUNT-PAGES-8: an empty book says what it is good for', async () => {
  const { getByText, getByRole } = await renderInShop(draw([]).part)
  await expect.element(getByText('No addresses yet')).toBeVisible()
  await expect.element(getByRole('link', { name: 'Add an address' })).toBeVisible()
})

test('ACCOUNT-PAGES-20: an address that is changed stays the one for bills or goods', async () => {
  for (const [entry, uses] of [
    [home, { isBillingDefault: true, isDeliveryDefault: false }],
    [stable, { isBillingDefault: false, isDeliveryDefault: true }],
  ] as const) {
    const save = vi.fn<ComponentProps<typeof AddressEntryForm>['save']>(async () => undefined)
    const account = { firstName: 'Anna', lastName: 'de Vries' } as Account
    const { getByLabelText, getByRole, unmount } = await renderInShop(
      <AddressEntryForm {...{ entry, account, countries, save }} />,
    )
    await getByLabelText('Street', { exact: true }).fill('Kamperweg')
    await getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => save.mock.lastCall?.[0]).toMatchObject(uses)
    await unmount()
  }
})
