import { describe, expect, it } from 'vitest'
import {
  type AccountFields,
  accountProblems,
  captchaToken,
  mailboxForLimits,
  tidyAccount,
  tokenLifeMs,
} from './index.ts'

const address = {
  zipcode: '8011ab',
  street: ' Melkmarkt ',
  streetNumber: '12',
  streetNumberAddition: '',
  city: 'Zwolle',
  countryId: 528,
}
const typed: AccountFields = {
  firstName: ' Anna ',
  lastName: 'de  Vries',
  phoneNumber: '',
  mobile: ' 06 1234 5678',
  companyName: ' ',
  vatNumber: null,
  billing: { firstName: null, lastName: ' Bos ', phoneNumber: '', emailAddress: ' b@example.nl', address },
  shipping: { firstName: 'Bas', lastName: 'Bos', address, shippingMethod: 0 },
}
const nobody = { firstName: null, lastName: null, phoneNumber: null, emailAddress: null }
const dutch = { billing: 'NL', shipping: 'NL' }

describe('the details of a customer (ACCOUNTS-8)', () => {
  it('are kept tidy, and then nothing is wrong with them', () => {
    const tidy = tidyAccount(typed, dutch)
    const keptAddress = { ...address, zipcode: '8011 AB', street: 'Melkmarkt', streetNumberAddition: null }
    expect(tidy).toEqual({
      firstName: 'Anna',
      lastName: 'de Vries',
      phoneNumber: null,
      mobile: '06 1234 5678',
      companyName: null,
      vatNumber: null,
      billing: {
        firstName: null,
        lastName: 'Bos',
        phoneNumber: null,
        emailAddress: 'b@example.nl',
        address: keptAddress,
      },
      shipping: { firstName: 'Bas', lastName: 'Bos', address: keptAddress, shippingMethod: 0 },
    })
    expect(accountProblems(tidy, dutch)).toEqual([])
    expect(tidyAccount(tidy, dutch)).toEqual(tidy)
  })

  it('need no address, but a whole one when there is one', () => {
    const none = { ...typed, billing: null, shipping: null }
    expect(accountProblems(tidyAccount(none, { billing: null, shipping: null }), dutch)).toEqual([])
    const nameless: AccountFields = {
      ...typed,
      billing: { ...nobody, emailAddress: 'b', address: null },
      shipping: { firstName: null, lastName: null, address: null, shippingMethod: 1 },
    }
    expect(accountProblems(tidyAccount(nameless, dutch), dutch)).toEqual([
      { parameter: 'billing.emailAddress', reason: 'invalid-email' },
    ])
    const half: AccountFields = {
      ...typed,
      billing: { ...nobody, address: { ...address, zipcode: '1' } },
      shipping: { firstName: '', lastName: 'Bos', address: { ...address, city: '' }, shippingMethod: 0 },
    }
    expect(accountProblems(tidyAccount(half, dutch), dutch)).toEqual([
      { parameter: 'billing.address.zipcode', reason: 'invalid-postcode' },
      { parameter: 'shipping.firstName', reason: 'required' },
      { parameter: 'shipping.address.city', reason: 'required' },
    ])
  })

  it('name a company with every VAT number', () => {
    const company = { ...typed, vatNumber: 'nl 001234567 b01' }
    expect(accountProblems(tidyAccount(company, dutch), dutch)).toContainEqual({
      parameter: 'companyName',
      reason: 'required',
    })
  })
})

it('a link to activate counts for a week, for a password an hour, for a mailbox a day, to sign in a quarter of an hour (ACCOUNTS-2, 22, 36)', () => {
  const hours = Object.entries(tokenLifeMs).map(([purpose, life]) => [purpose, life / 3_600_000])
  expect(Object.fromEntries(hours)).toEqual({ activate: 168, reset: 1, 'change-email': 24, 'sign-in': 0.25 })
})

it('a solved captcha is written as ALTCHA writes it (ACCOUNTS-7)', () => {
  const challenge = { algorithm: 'SHA-256' as const, challenge: 'c', maxnumber: 9, salt: 's', signature: 'x' }
  expect(JSON.parse(atob(captchaToken(challenge, 7)))).toEqual({
    algorithm: 'SHA-256',
    challenge: 'c',
    number: 7,
    salt: 's',
    signature: 'x',
  })
})

it.each([
  ['Anna+hay@Example.nl', 'anna@example.nl'],
  ['anna+a+b@example.nl', 'anna@example.nl'],
  ['anna+@example.nl', 'anna@example.nl'],
  ['+anna@example.nl', '+anna@example.nl'],
  ['anna@example.nl', 'anna@example.nl'],
])('%s is %s to a limit of mails (LIMITS-6)', (typed, counted) => {
  expect(mailboxForLimits(typed)).toBe(counted)
})
