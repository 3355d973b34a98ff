import { expect, test } from 'vitest'
import { addressDraft, addressProblems } from './address-draft.ts'

const home = {
  street: 'Dorpsstraat',
  streetNumber: '1',
  streetNumberAddition: null,
  zipcode: '1234 AB',
  city: 'Haren',
}
const billing = { firstName: 'Ada', lastName: 'Visser', address: home }
const delivery = { recipient: null, address: home }

test('an address begins as where the parcel goes now (ORDERS-26)', () => {
  expect(addressDraft({ billing, delivery })).toMatchObject({ firstName: 'Ada', streetNumberAddition: '' })
  const recipient = { firstName: 'Bo', lastName: 'Brand' }
  expect(addressDraft({ billing, delivery: { ...delivery, recipient } })).toMatchObject({
    firstName: 'Bo',
    lastName: 'Brand',
  })
})

test('what is wrong stands beside its field (ORDERS-26)', () => {
  const draft = addressDraft({ billing, delivery })
  expect(addressProblems(draft, 'NL')).toEqual([])
  expect(addressProblems({ ...draft, zipcode: '12', city: ' ' }, 'NL')).toEqual([
    { parameter: 'zipcode', reason: 'invalid-postcode' },
    { parameter: 'city', reason: 'required' },
  ])
})
