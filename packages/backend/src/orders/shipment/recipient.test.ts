import { describe, expect, it } from 'vitest'
import { addressLines, type Recipient } from './recipient.ts'

const address = {
  street: 'Dorpsstraat',
  streetNumber: '12',
  streetNumberAddition: null,
  zipcode: '8011 AB',
  city: 'Zwolle',
  countryId: 1,
}
const anna = { firstName: 'Anna', lastName: 'de Vries' }

function lines(delivery: Recipient['delivery'], billingCompany: string | null): string[] {
  const billing = { billingName: 'Anna de Vries', billingCompany, billingAddress: address }
  return addressLines({ delivery, shippingAddress: address, ...billing })
}

describe('the address of a parcel (SHIPMENTS-13)', () => {
  it('names the company where it goes to the address of its bill', () => {
    expect(lines({ kind: 'home', ...anna }, 'Stal Zonneveld B.V.')).toEqual([
      'Stal Zonneveld B.V.',
      'Anna de Vries',
      'Dorpsstraat 12',
      '8011 AB Zwolle',
    ])
  })

  it('names only the person elsewhere, or where there is no company', () => {
    expect(lines({ kind: 'alternative', ...anna }, 'Stal Zonneveld B.V.')[0]).toBe('Anna de Vries')
    expect(lines({ kind: 'home', ...anna }, null)[0]).toBe('Anna de Vries')
  })
})
