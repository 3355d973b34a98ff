import { describe, expect, test } from 'vitest'
import { deliveryDaysTo, goesBy, isByAppointment } from './goods.ts'
import { shippingMethods } from './delivery.ts'

const door = { shippingMethod: shippingMethods.shipping, mostKg: null, mostPieceKg: null }
const parcelShop = { shippingMethod: shippingMethods.dpd, mostKg: 40, mostPieceKg: 20 }
const italy = { moreDays: [2, 4] as const, labelLanguages: ['it'] }
const belgium = { moreDays: [0, 1] as const, labelLanguages: ['nl', 'fr', 'de'] }
const bag = {
  pack: 'bag',
  isFeed: true,
  labelLanguages: ['nl', 'it'],
  deliveryDays: [1, 2] as const,
  weightKg: 20,
  dimensionsCm: [72, 42, 14],
  quantity: 1,
}
const bigBox = { ...bag, pack: 'bigbox', deliveryDays: [3, 6] as const }
const silo = { ...bag, pack: 'silo', deliveryDays: [5, 9] as const }
const scoop = {
  pack: 'piece',
  isFeed: false,
  labelLanguages: [],
  deliveryDays: [1, 2] as const,
  weightKg: 1,
  dimensionsCm: null,
  quantity: 1,
}

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
      expect(goesBy(parcelShop, belgium, [bag, pack])).toBe(false)
      expect(goesBy(door, belgium, [bag, pack])).toBe(true)
    }
    expect(isByAppointment([bag, scoop])).toBe(false)
    expect(goesBy(parcelShop, belgium, [bag])).toBe(true)
  })
})

test('a pickup point takes what its carrier takes, together and in one piece (DELIVERY-17)', () => {
  expect(goesBy(parcelShop, belgium, [{ ...bag, quantity: 2 }])).toBe(true)
  expect(goesBy(parcelShop, belgium, [{ ...bag, quantity: 2 }, scoop])).toBe(false)
  expect(goesBy(parcelShop, belgium, [{ ...bag, weightKg: 25 }])).toBe(false)
  expect(goesBy(door, belgium, [{ ...bag, weightKg: 75, quantity: 9 }])).toBe(true)
})

test('a pickup point takes nothing that is too large for it, however light (DELIVERY-17)', () => {
  const sized = (...dimensionsCm: number[]) => goesBy(parcelShop, belgium, [bag, { ...scoop, dimensionsCm }])
  expect(sized(100, 40, 35)).toBe(true)
  expect(sized(40, 101, 1)).toBe(false)
  expect(sized(35, 40.5, 100)).toBe(false)
  expect(goesBy(door, belgium, [{ ...scoop, dimensionsCm: [200, 80, 60] }])).toBe(true)
})

describe('feed (DELIVERY-9)', () => {
  test('goes only where its label can be read; other goods go anywhere', () => {
    const denmark = { labelLanguages: ['da'] }
    expect(goesBy(door, italy, [bag])).toBe(true)
    expect(goesBy(door, denmark, [bag])).toBe(false)
    expect(goesBy(door, denmark, [scoop])).toBe(true)
    expect(goesBy(door, denmark, [scoop, bag])).toBe(false)
  })

  test('goes to a country of which nothing is known yet', () => {
    expect(goesBy(door, { labelLanguages: [] }, [bag])).toBe(true)
  })
})
