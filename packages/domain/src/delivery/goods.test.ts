import { describe, expect, test } from 'vitest'
import { deliveryDaysTo, goesBy, isByAppointment } from './goods.ts'
import { shippingMethods } from './delivery.ts'

const italy = { moreDays: [2, 4] as const, labelLanguages: ['it'] }
const belgium = { moreDays: [0, 1] as const, labelLanguages: ['nl', 'fr', 'de'] }
const bag = { pack: 'bag', isFeed: true, labelLanguages: ['nl', 'it'], deliveryDays: [1, 2] as const }
const bigBox = { ...bag, pack: 'bigbox', deliveryDays: [3, 6] as const }
const silo = { ...bag, pack: 'silo', deliveryDays: [5, 9] as const }
const scoop = { pack: 'piece', isFeed: false, labelLanguages: [], deliveryDays: [1, 2] as const }

describe('how long goods travel (DELIVERY-7)', () => {
  test('is longer the further the country is', () => {
    expect(deliveryDaysTo(belgium, [bag])).toEqual([1, 3])
    expect(deliveryDaysTo(italy, [bag])).toEqual([3, 6])
  })

  test('goes by the slowest pack', () => {
    expect(deliveryDaysTo(italy, [bag, bigBox])).toEqual([5, 10])
    expect(deliveryDaysTo(italy, [])).toEqual([3, 6])
  })
})

describe('what comes by lorry (DELIVERY-8)', () => {
  test('comes by appointment and to no pickup point', () => {
    for (const pack of [bigBox, silo]) {
      expect(isByAppointment([bag, pack])).toBe(true)
      expect(goesBy(shippingMethods.dpd, belgium, [bag, pack])).toBe(false)
      expect(goesBy(shippingMethods.shipping, belgium, [bag, pack])).toBe(true)
    }
    expect(isByAppointment([bag, scoop])).toBe(false)
    expect(goesBy(shippingMethods.dpd, belgium, [bag])).toBe(true)
  })
})

describe('feed (DELIVERY-9)', () => {
  test('goes only where its label can be read; other goods go anywhere', () => {
    const denmark = { labelLanguages: ['da'] }
    expect(goesBy(shippingMethods.shipping, italy, [bag])).toBe(true)
    expect(goesBy(shippingMethods.shipping, denmark, [bag])).toBe(false)
    expect(goesBy(shippingMethods.shipping, denmark, [scoop])).toBe(true)
    expect(goesBy(shippingMethods.shipping, denmark, [scoop, bag])).toBe(false)
  })

  test('goes to a country of which nothing is known yet', () => {
    expect(goesBy(shippingMethods.shipping, { labelLanguages: [] }, [bag])).toBe(true)
  })
})
