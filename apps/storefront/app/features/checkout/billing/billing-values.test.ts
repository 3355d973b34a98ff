import { expect, test } from 'vitest'
import { billingFormProblems } from './billing-values'

const countries = [{ countryId: 1, name: 'Netherlands', regionCode: 'NL' }]

test('CHECKOUT-PAGES-4: fields that have not been on the screen yet are missing, and nothing fails', () => {
  const problems = billingFormProblems({ isCompany: true, companyName: undefined as never }, countries)
  const missing = problems.filter(({ reason }) => reason === 'required').map(({ parameter }) => parameter)
  expect(missing).toEqual(expect.arrayContaining(['firstName', 'address.street', 'companyName']))
})
