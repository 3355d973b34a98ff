import { describe, expect, test } from 'vitest'
import type { Account } from '../account-types'
import { addressesOf, addressProblems, type AddressFormValues, startOfAddresses } from './address-values'

const countries = [
  { countryId: 1, name: 'Nederland', regionCode: 'NL' },
  { countryId: 2, name: 'België', regionCode: 'BE' },
]
const street = { street: 'Dorpsstraat', streetNumber: '12', streetNumberAddition: '', city: 'Zwolle' }
const home = { ...street, countryId: 'NL', zipcode: '8011 ab' }
const account = { firstName: 'Anna', lastName: 'de Vries', billing: null, shipping: null } as Account

const values = (changes: Partial<AddressFormValues> = {}): AddressFormValues => ({
  ...startOfAddresses({ ...account, alternativeShippingAddress: false }, countries),
  billing: { address: home },
  ...changes,
})

describe('ACCOUNT-PAGES-11: the addresses of a customer', () => {
  test('begin with the country of the site and the name of the customer', () => {
    const { billing, shipping } = startOfAddresses(account, countries)
    expect(billing.address.countryId).toBe('NL')
    expect(shipping).toMatchObject({ firstName: 'Anna', lastName: 'de Vries' })
  })

  test('a second address is judged only when it is wanted', () => {
    expect(addressProblems(account, values(), countries)).toEqual([])
    const wanted = addressProblems(account, values({ alternativeShippingAddress: true }), countries)
    expect(wanted.map(({ parameter }) => parameter)).toContain('shipping.address.street')
  })

  test('are sent tidy, with the number of the country; an unwanted second one is not touched', () => {
    const sent = addressesOf(account, values(), countries)
    expect(sent.billing?.address).toMatchObject({ countryId: 1, zipcode: '8011 AB' })
    expect(sent).not.toHaveProperty('shipping')
  })

  test('a postcode is judged by its country', () => {
    const belgian = values({ billing: { address: { ...home, countryId: 'BE' } } })
    expect(addressProblems(account, belgian, countries)).toEqual([
      { parameter: 'billing.address.zipcode', reason: 'invalid-postcode' },
    ])
  })
})
