import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  billingProblems,
  dutchAddressIsRefused,
  fieldLimits,
  foldEmailAddress,
  isEmailAddress,
  isPassword,
  shippingProblems,
  tidyBilling,
  tidyText,
} from './index.ts'
import { addressProblems, isPhoneNumber, isStreetNumber, tidyAddress } from '../accounts/index.ts'

const address = {
  zipcode: '48653',
  street: 'Am Hang',
  streetNumber: '12a',
  streetNumberAddition: null,
  city: 'Coesfeld',
  countryId: 276,
}
const billing = {
  firstName: 'Anke',
  lastName: 'Brand',
  phoneNumber: null,
  emailAddress: 'anke@example.de',
  companyName: null,
  vatNumber: null,
  address,
}

describe('street numbers (CHECKOUT-8)', () => {
  it('begin with a number', () => {
    for (const number of ['1', '12a', '12-14', '3/2', 'A 4', '11 bis', '99999'])
      expect(isStreetNumber(number, 'DE')).toBe(true)
    for (const number of ['', 'zwölf', '-', '1<script>', 's/n'])
      expect(isStreetNumber(number, 'DE')).toBe(false)
  })

  it('may be a name or missing where that is usual', () => {
    expect(isStreetNumber('Rose Cottage', 'IE')).toBe(true)
    expect(isStreetNumber('--', 'IE')).toBe(false)
    for (const number of ['s/n', 'S/N', 'snc', 's.n.c.']) expect(isStreetNumber(number, 'IT')).toBe(true)
  })
})

describe('e-mail addresses (CHECKOUT-9)', () => {
  it('are one plain mailbox (§5.5)', () => {
    for (const good of ['a@b.nl', "o'brien+feed@stal.example.com", 'ruiter@stall-münchen.de'])
      expect(isEmailAddress(good)).toBe(true)
    const bad = [
      '',
      'a',
      'a@b',
      'a b@c.nl',
      'a@b.nl,c@d.nl',
      'A <a@b.nl>',
      'a@b.nl\nBcc: c@d.nl',
      '.a@b.nl',
      'a..b@c.nl',
    ]
    for (const address of [...bad, 'a@-b.nl', 'a@b..nl', `${'a'.repeat(65)}@b.nl`])
      expect(isEmailAddress(address)).toBe(false)
  })

  it('fold to one mailbox', () => {
    expect(foldEmailAddress(' Anke@Stall-MÜNCHEN.de')).toBe('anke@stall-münchen.de')
    expect(foldEmailAddress('a@mu\u0308nchen.de')).toBe(foldEmailAddress('a@m\u00FCnchen.de'))
  })

  it('answer at once, however long the text', () => {
    const long = `${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`
    const began = process.threadCpuUsage()
    isEmailAddress(long)
    expect(process.threadCpuUsage(began).user).toBeLessThan(200_000)
  })
})

describe('phone numbers (CHECKOUT-10)', () => {
  it('are 6 to 15 digits with the usual signs (§5.6)', () => {
    for (const good of ['+49 2541 123 456', '(038) 123-4567', '112233'])
      expect(isPhoneNumber(good)).toBe(true)
    for (const bad of ['12345', '1234567890123456', 'call me', '+', '06 12 ext 4'])
      expect(isPhoneNumber(bad)).toBe(false)
  })
})

describe('a password (CHECKOUT-11)', () => {
  it('has at least 7 characters, letters and digits (§5.9, §9.2)', () => {
    expect(['paard12', 'ÄÖÜäöü1', 'a1'.repeat(100)].map(isPassword)).toEqual([true, true, true])
    const refused = ['paar12', 'paardje', '1234567', '', '!!!!!!!!', 'a1'.repeat(101)]
    expect(refused.map(isPassword)).toEqual(refused.map(() => false))
  })
})

describe('billing details (CHECKOUT-6)', () => {
  it('pass when everything needed is there', () => {
    expect(billingProblems(billing, 'DE')).toEqual([])
  })

  it('name every field that is missing (§5.1)', () => {
    const empty = { ...address, zipcode: '', street: '', streetNumber: '', city: '', countryId: null }
    const problems = billingProblems(
      { ...billing, firstName: '', lastName: '', emailAddress: '', address: empty },
      null,
    )
    expect(problems).toEqual(
      [
        'firstName',
        'lastName',
        'emailAddress',
        'address.zipcode',
        'address.street',
        'address.streetNumber',
        'address.city',
        'address.countryId',
      ].map((parameter) => ({ parameter, reason: 'required' })),
    )
  })

  it('say what each wrong field suffers from (CHECKOUT-44, §5.3)', () => {
    const wrong = {
      ...billing,
      firstName: 'x'.repeat(fieldLimits.firstName + 1),
      phoneNumber: 'call me',
      emailAddress: 'nobody',
      companyName: 'Stall GmbH',
      vatNumber: 'DE12',
      address: { ...address, zipcode: '1234 AB', street: '!!', streetNumber: 'zwölf' },
    }
    expect(billingProblems(wrong, 'DE')).toEqual([
      { parameter: 'firstName', reason: 'too-long', max: 50 },
      { parameter: 'phoneNumber', reason: 'invalid-phone' },
      { parameter: 'emailAddress', reason: 'invalid-email' },
      { parameter: 'vatNumber', reason: 'invalid-vat-number' },
      { parameter: 'address.zipcode', reason: 'invalid-postcode' },
      { parameter: 'address.street', reason: 'invalid-address' },
      { parameter: 'address.streetNumber', reason: 'invalid-street-number' },
    ])
    expect(addressProblems(address, null)).toEqual([
      { parameter: 'address.countryId', reason: 'unknown-country' },
    ])
  })

  it('ask for the company of a VAT number', () => {
    expect(billingProblems({ ...billing, vatNumber: 'DE123456789' }, 'DE')).toEqual([
      { parameter: 'companyName', reason: 'required' },
    ])
  })

  it('are kept tidy', () => {
    const typed = {
      ...billing,
      firstName: '  Anke\r\n Marie ',
      companyName: ' ',
      vatNumber: 'de 123.456.789',
      address: { ...address, zipcode: 'd-48653', streetNumberAddition: '' },
    }
    expect(tidyBilling(typed, 'DE')).toEqual({
      ...billing,
      firstName: 'Anke Marie',
      vatNumber: 'DE123456789',
    })
    expect(tidyAddress({ ...address, zipcode: ' 1 ' }, null).zipcode).toBe('1')
    expect(shippingProblems({ firstName: '', lastName: 'Brand', address }, 'DE')).toEqual([
      { parameter: 'firstName', reason: 'required' },
    ])
  })
})

describe('text that people type (CHECKOUT-5)', () => {
  it('loses control characters and half characters', () => {
    expect(tidyText("O\u0000'Brien\u2028 \uD800")).toBe("O 'Brien \uFFFD")
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const tidy = tidyText(typed)
        return tidyText(tidy) === tidy && !/\p{Cc}/u.test(tidy)
      }),
    )
  })
})

describe('a Dutch address (CHECKOUT-12)', () => {
  it('is possible on Dutch sites only', () => {
    expect(dutchAddressIsRefused('DE', ['NL', null])).toBe(true)
    expect(dutchAddressIsRefused('DE', ['DE', 'NL'])).toBe(true)
    expect(dutchAddressIsRefused('DE', ['DE', null])).toBe(false)
    expect(dutchAddressIsRefused('NL', ['NL', 'NL'])).toBe(false)
  })
})
