import { expect, test } from 'vitest'
import type { BillingValues } from './billing-values'
import { typedBefore, withDraft } from './use-billing-form'

const nowhere = {
  countryId: 'NL',
  street: '',
  streetNumber: '',
  streetNumberAddition: '',
  zipcode: '',
  city: '',
}
const home = { ...nowhere, street: 'Melkmarkt', streetNumber: '12', zipcode: '8011 AB', city: 'Zwolle' }
const known = { firstName: 'Anna', phoneNumber: '0612345678', address: home } as BillingValues

test('an address that was kept in the account meanwhile is not hidden by an empty draft (SIGN-IN-PAGES-11)', () => {
  const draft = { firstName: 'Anne', phoneNumber: '', address: nowhere }
  expect(withDraft(known, draft)).toEqual({ firstName: 'Anne', phoneNumber: '0612345678', address: home })
})

test('what was typed counts more than what is known', () => {
  const other = { ...nowhere, street: 'Zwartendijk' }
  expect(withDraft(known, { address: other })).toMatchObject({ firstName: 'Anna', address: other })
  expect(withDraft(null, { address: nowhere })).toEqual({ address: nowhere })
})

test('what was typed before the script had come stays when the account is known (CHECKOUT-PAGES-3)', () => {
  const early = { ...nowhere, street: 'Zwartendijk', streetNumber: '61' }
  const form = { firstName: '', phoneNumber: '0687654321', isCompany: false, address: early }
  const { firstName, phoneNumber, address } = withDraft(known, typedBefore(form))
  expect({ firstName, phoneNumber, address }).toEqual({
    firstName: 'Anna',
    phoneNumber: '0687654321',
    address: early,
  })
  expect(withDraft(known, typedBefore({ firstName: '', address: nowhere }))).toEqual(known)
})
