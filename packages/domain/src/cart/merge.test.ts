import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartLimits, mergeLines, type MergingLine } from './index.ts'

const line = (variantId: number, quantity: number, rest: Partial<MergingLine> = {}): MergingLine => ({
  variantId,
  quantity,
  sampleNames: [],
  samplesPerPack: 0,
  repeatDays: null,
  most: 999,
  ...rest,
})

const quantities = (lines: readonly MergingLine[]) =>
  lines.map(({ variantId, quantity }) => [variantId, quantity])

describe('two carts become one (CART-18)', () => {
  it('with quantities that add up, the lines of the first cart first', () => {
    const { lines, left } = mergeLines([line(1, 2), line(2, 1)], [line(3, 4), line(1, 3)])
    expect(quantities(lines)).toEqual([
      [1, 5],
      [2, 1],
      [3, 4],
    ])
    expect(left).toEqual([])
  })

  it('up to what a line may hold, and never below what either cart held (CART-32)', () => {
    const most = (amount: number) => ({ most: amount })
    expect(quantities(mergeLines([line(1, 6)], [line(1, 6, most(10))]).lines)).toEqual([[1, 10]])
    expect(quantities(mergeLines([line(1, 6)], [line(1, 4, most(3))]).lines)).toEqual([[1, 6]])
    expect(quantities(mergeLines([line(1, 2)], [line(1, 5, most(0))]).lines)).toEqual([[1, 5]])
  })

  it('with the names of all samples; where there is no room for all, those without a name go first (CART-32)', () => {
    const kit = (quantity: number, sampleNames: (string | null)[], most = 50) =>
      line(9, quantity, { samplesPerPack: 1, sampleNames, most })
    const all = mergeLines([kit(2, ['barn'])], [kit(2, [null, 'field'])]).lines[0]
    expect(all).toMatchObject({ quantity: 4, sampleNames: ['barn', null, null, 'field'] })
    const some = mergeLines([kit(2, ['barn'])], [kit(2, [null, 'field'], 3)]).lines[0]
    expect(some).toMatchObject({ quantity: 3, sampleNames: ['barn', 'field', null] })
  })

  it('with the names of packs of several samples, which hold as many names as their samples (CART-10, ACC-22)', () => {
    const packs = (quantity: number, sampleNames: (string | null)[], most = 16) =>
      line(9, quantity, { samplesPerPack: 3, sampleNames, most })
    const all = mergeLines([packs(1, ['barn'])], [packs(1, ['field', null, 'hill'])]).lines[0]
    expect(all).toMatchObject({ quantity: 2, sampleNames: ['barn', null, null, 'field', null, 'hill'] })
    const some = mergeLines([packs(1, ['barn'])], [packs(1, ['field', null, 'hill'], 1)]).lines[0]
    expect(some).toMatchObject({ quantity: 1, sampleNames: ['barn', 'field', 'hill'] })
  })

  it('as far as there is room for lines; the others are left (CART-33)', () => {
    const many = Array.from({ length: 49 }, (_, index) => line(index + 1, 1))
    const { lines, left } = mergeLines(many, [line(100, 1), line(1, 1), line(101, 2)])
    expect(lines).toHaveLength(50)
    expect(lines[0]?.quantity).toBe(2)
    expect(quantities(left)).toEqual([[101, 2]])
  })

  it('without losing a line, whatever the carts hold', () => {
    const carts = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 80 }), quantity: fc.integer({ min: 1, max: 999 }) }),
      { selector: ({ id }) => id, maxLength: 50 },
    )
    fc.assert(
      fc.property(carts, carts, fc.integer({ min: 0, max: 999 }), (first, second, most) => {
        const linesOf = (cart: typeof first) => cart.map(({ id, quantity }) => line(id, quantity, { most }))
        const { lines, left } = mergeLines(linesOf(first), linesOf(second))
        const now = new Map(quantities([...lines, ...left]) as [number, number][])
        expect(lines.length).toBeLessThanOrEqual(cartLimits.lines)
        expect(now.size).toBe(lines.length + left.length)
        for (const { id, quantity } of [...first, ...second]) {
          expect(now.get(id)).toBeGreaterThanOrEqual(quantity)
          expect(now.get(id)).toBeLessThanOrEqual(cartLimits.quantityPerLine)
        }
      }),
    )
  })
})
