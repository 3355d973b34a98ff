import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateCart } from './index.ts'
import { distribute, divideHalfUp, netOf, percentOf, vatInside } from './cents.ts'
import { cart, line, promotion } from './test-carts.ts'

test('half a cent rounds up, in a percentage and in the VAT of a rate (PRICING-2)', () => {
  expect([1, 3, 5].map((cents) => divideHalfUp(cents, 2))).toEqual([1, 2, 3])
  expect(divideHalfUp(49, 100)).toBe(0)
  expect(percentOf(150, 1)).toBe(2)
  expect(percentOf(149, 1)).toBe(1)
  expect(percentOf(10, 5)).toBe(1)
  // 63 cents hold 10.5 cents of VAT at 20 percent.
  expect([vatInside(63, 20), netOf(63, 20)]).toEqual([11, 52])
})

describe('an amount that is parted by weights (PRICING-4)', () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 })
  const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 12 })

  test('rounds shares down and gives the cents left over to the largest remainders', () => {
    expect(distribute(100, [1, 1, 1])).toEqual([34, 33, 33])
    // 14.28…, 28.57… and 57.14…: the one cent that is left goes to the second.
    expect(distribute(100, [1, 2, 4])).toEqual([14, 29, 57])
    expect(distribute(7, [0, 0])).toEqual([7, 0])
  })

  test('comes to the amount, each share less than a cent away from its exact one', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, parts) => {
        const shares = distribute(amount, parts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        const sum = parts.reduce((total, part) => total + part, 0)
        if (sum === 0) return
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (amount * (parts[index] ?? 0)) / sum)).toBeLessThan(1)
      }),
    )
  })

  test('so a discount on the order lowers the VAT of every line by its share', () => {
    const lines = [line(1, 1000), line(2, 3000)]
    const discount = promotion(1, { kind: 'order-amount', amountCents: 400 })
    const vat = (calculation: ReturnType<typeof calculateCart>) =>
      calculation.lines.map(({ vatCents }) => vatCents)
    expect(vat(calculateCart(cart(lines, { promotions: [discount] })))).toEqual(
      vat(calculateCart(cart([line(1, 900), line(2, 2700)]))),
    )
  })
})
