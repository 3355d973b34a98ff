import { describe, expect, it } from 'vitest'
import { cityKey, postcodeKey, readPlace, shippingMethods } from './index.ts'

describe('the place of a search (DELIVERY-5)', () => {
  it('is a postcode when it holds a digit', () => {
    expect(readPlace('48653')).toEqual({ postcode: '48653' })
    expect(readPlace(' 7101 ab Winterswijk ')).toEqual({ postcode: '7101AB' })
    expect(readPlace('D-48653 Coesfeld')).toEqual({ postcode: '48653' })
    expect(readPlace('d02 af30')).toEqual({ postcode: 'D02AF30' })
    expect(readPlace('1000-205')).toEqual({ postcode: '1000205' })
  })

  it('is a town otherwise, however it is written', () => {
    for (const typed of ['Mühldorf am Inn', 'muehldorf am inn', 'MUHLDORF AM INN'])
      expect(readPlace(typed)).toEqual({ city: cityKey('Mühldorf am Inn') })
    expect(cityKey("'s-Hertogenbosch")).toBe(cityKey('s Hertogenbosch'))
    expect(cityKey('Århus')).toBe(cityKey('Aarhus'))
  })

  it('is nothing when nothing was typed', () => {
    expect([readPlace(''), readPlace(' – ')]).toEqual([null, null])
    expect(postcodeKey('LV-1010')).toBe('LV1010')
  })
})

describe('shipping methods (DELIVERY-2)', () => {
  it('keep their numbers for ever (§3.21)', () => {
    expect(shippingMethods).toEqual({ shipping: 0, dpd: 1 })
  })
})
