import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateCart } from './index.ts'
import { cartOfSeed, exempt, line, taxed } from './test-carts.ts'
import type { Calculation, CalculationInput } from './types.ts'

/** Five properties of 2,000 carts each in every run, other carts every time. */
const cartsEach = 2000
const maxLines = 50

function forCarts(check: (input: CalculationInput, calculation: Calculation, seed: number) => void): number {
  let carts = 0
  const seeds = fc.integer()
  const sizes = fc.integer({ min: 0, max: maxLines }).map((size) => Math.ceil(size ** 3 / maxLines ** 2))
  fc.assert(
    fc.property(seeds, sizes, (seed, size) => {
      const input = cartOfSeed(seed, size)
      check(input, calculateCart(input), seed)
      carts += 1
    }),
    { numRuns: cartsEach },
  )
  return carts
}

/** `expect` for each of a million sums would take minutes; only a breach is worth a message. */
function same(actual: number, wanted: number, what: string): void {
  if (actual !== wanted) throw new Error(`${what}: ${actual}, not ${wanted}`)
}

function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** What a line costs less than before, apart from discounts. */
const reductionOf = (one: Calculation['lines'][number]) =>
  one.originalCents - one.totalCents - sumOf(one.productDiscounts, (discount) => discount.amountCents)

/** Everything a calculation says, line by line in the order of the variants. */
function fingerprint(calculation: Calculation): string {
  return JSON.stringify({
    ...calculation,
    lines: calculation.lines.toSorted((a, b) => a.productVariantId - b.productVariantId),
  })
}

describe('any cart', () => {
  it('has sums that are exact to the cent (PRICING-3, 19)', () => {
    const carts = forCarts((input, calculation) => {
      const lines = sumOf(calculation.lines, (one) => one.totalCents)
      const discounts = sumOf(calculation.orderDiscounts, (one) => one.amountCents)
      same(calculation.subTotalCents, lines, 'subtotal')
      same(
        calculation.totalCents,
        lines - discounts + calculation.shippingCents + calculation.paymentCostsCents,
        'total',
      )
      same(
        calculation.totalExclVatCents + calculation.vatLowCents + calculation.vatHighCents,
        calculation.totalCents,
        'VAT',
      )
      same(
        sumOf(calculation.vatGroups, (group) => group.vatCents),
        calculation.vatLowCents + calculation.vatHighCents,
        'VAT by rate',
      )
      same(
        sumOf(calculation.vatGroups, (group) => group.baseCents),
        calculation.totalExclVatCents,
        'bases by rate',
      )
      for (const { percent, baseCents, vatCents } of calculation.vatGroups) {
        const exact = ((baseCents + vatCents) * percent) / (100 + percent)
        holds(Math.abs(vatCents - exact) <= 0.500001, `VAT at ${percent} %: ${vatCents}, exact ${exact}`)
      }
      const shippingVat =
        input.treatments.goods === 'taxed' ? calculation.shippingCents - calculation.shippingExclVatCents : 0
      const lineVat = sumOf(calculation.lines, (one) => one.vatCents)
      const rest = calculation.vatLowCents + calculation.vatHighCents - lineVat - shippingVat
      holds(rest >= 0 && rest <= calculation.paymentCostsCents, `VAT outside of lines and shipping: ${rest}`)
      for (const amount of Object.values(calculation)) {
        if (typeof amount === 'number') holds(Number.isSafeInteger(amount), `${amount} is no amount of cents`)
      }
    })
    expect(carts).toBe(cartsEach)
  })

  it('never costs less than nothing, in no part', () => {
    const carts = forCarts((_, calculation) => {
      const amounts = [
        calculation.totalCents,
        calculation.totalExclVatCents,
        calculation.vatLowCents,
        calculation.vatHighCents,
      ]
      const parts = [
        calculation.shippingCents,
        calculation.originalShippingCents - calculation.shippingCents,
        calculation.subTotalCents,
      ]
      const discounts = [...calculation.orderDiscounts, ...calculation.shippingDiscounts].map(
        (one) => one.amountCents,
      )
      const lines = calculation.lines.flatMap((one) => [
        one.totalCents,
        one.vatCents,
        one.originalCents - one.totalCents,
      ])
      holds(
        [...amounts, ...parts, ...discounts, ...lines].every((amount) => amount >= 0),
        'something is negative',
      )
    })
    expect(carts).toBe(cartsEach)
  })

  it('costs the same in whatever order it was filled, and after something came and went', () => {
    const carts = forCarts((input, calculation, seed) => {
      const turned = input.lines.toSorted(
        (a, b) => ((a.productVariantId * seed) % 101) - ((b.productVariantId * seed) % 101),
      )
      const other = calculateCart({ ...input, lines: turned })
      holds(fingerprint(other) === fingerprint(calculation), 'another order, another price')
      const visitor = line(77_777, 12_345)
      const longer = [...input.lines, visitor]
      const left = longer.filter((one) => one !== visitor)
      const again = calculateCart({ ...input, lines: left })
      holds(fingerprint(again) === fingerprint(calculation), 'adding and removing changed the price')
    })
    expect(carts).toBe(cartsEach)
  })

  it('costs no more with a code or promotion than without (PRICING-7)', () => {
    const carts = forCarts((input, calculation) => {
      const withVat = { ...input, treatments: taxed }
      const gross = calculateCart(withVat)
      const net = calculateCart({ ...input, treatments: exempt })
      holds(
        calculation.totalCents <= gross.totalCents && calculation.totalCents >= net.totalCents,
        'neither net nor gross',
      )
      const withoutCode = calculateCart({ ...withVat, code: null })
      holds(gross.totalCents <= withoutCode.totalCents, 'the code made it dearer')
      const plain = calculateCart({ ...withVat, promotions: [] })
      holds(withoutCode.totalCents <= plain.totalCents, 'promotions made it dearer')
      same(net.totalCents, gross.totalExclVatCents, 'net price')
      for (const [index, one] of net.lines.entries()) {
        const isReduced = reductionOf(gross.lines[index] ?? one) > 0
        holds(
          isReduced ? reductionOf(one) >= 0 : reductionOf(one) === 0,
          'a line is reduced without VAT only',
        )
      }
    })
    expect(carts).toBe(cartsEach)
  })

  it('gives things for nothing only while their condition holds (PRICING-5, PRICING-8)', () => {
    const carts = forCarts((input, calculation) => {
      const grossLines = calculateCart({ ...input, treatments: taxed }).lines
      const goodsCents = sumOf(grossLines, (one) => one.totalCents)
      const freeFrom = input.shipping?.freeFromCents ?? Infinity
      const shippingGifts = sumOf(calculation.shippingDiscounts, (one) => one.amountCents)
      const isFree = calculation.originalShippingCents > calculation.shippingCents + shippingGifts
      holds(!isFree || goodsCents >= freeFrom, 'delivery was free too early')
      for (const free of calculation.lines.flatMap((one) => one.freeProducts)) {
        const giver = input.promotions.find((one) => one.promotionKey === free.promotionKey)
        const { condition } = giver ?? {}
        const counted = input.lines.filter((one) => condition?.productIds?.includes(one.productId) ?? true)
        const pieces = sumOf(counted, (one) => one.quantity)
        holds(pieces >= (condition?.minimumQuantity ?? 0), 'a gift without its products')
        holds(goodsCents >= (condition?.minimumCents ?? 0), 'a gift below its minimum')
        holds(input.isFirstOrder || condition?.firstOrderOnly !== true, 'a gift for a later order')
      }
      for (const offer of input.gifts) {
        const given = calculation.lines.flatMap((one) => one.freeProducts)
        const gifts = given.filter((free) => free.productVariantId === offer.productVariantId)
        const bought = input.lines.filter((one) => one.productVariantId === offer.productVariantId)
        const pieces = sumOf(bought, (one) => one.quantity)
        const quantity = sumOf(gifts, (free) => free.quantity)
        holds(quantity === 0 || quantity + pieces <= offer.inStock, 'a gift that is not in stock')
      }
    })
    expect(carts).toBe(cartsEach)
  })
})
