import { expect, test } from 'vitest'
import type { BillingValues } from './billing-values'
import { withDraft } from './use-billing-form'

const nowhere = {
  countryId: 'NL',
  street: '',
  streetNumber: '',
  streetNumberAddition: '',
  zipcode: '',
  city: '',
}
const home = { ...nowhere, street: 'Melkmarkt', streetNumber: '12', zipcode: '8011 AB', city: 'Zwolle' }
const values = { firstName: 'Anna', phoneNumber: '0612345678', address: home } as BillingValues

test('an address that was kept in the account meanwhile is not hidden by an empty draft (SIGN-IN-PAGES-11)', () => {
  const draft = { firstName: 'Anne', phoneNumber: '', address: nowhere }
  expect(withDraft(values, draft)).toEqual({ firstName: 'Anne', phoneNumber: '0612345678', address: home })
})

test('what was typed counts more than what is known', () => {
  const other = { ...nowhere, street: 'Zwartendijk' }
  expect(withDraft(values, { address: other })).toMatchObject({ firstName: 'Anna', address: other })
  expect(withDraft(null, { address: nowhere })).toEqual({ address: nowhere })
})
