import { expect, test } from 'vitest'
import { intervalsOf } from './intervals.ts'
import { currentCalculation, type StoredCalculation } from './stored-calculation.ts'

const line = (productVariantId: number, totalCents: number, changes: object = {}) => ({
  productId: 101,
  productVariantId,
  productType: 0,
  quantity: 1,
  description: 'Muesli',
  productLabel: '20 kg',
  originalCents: totalCents,
  totalCents,
  vatPercent: 9,
  vatCents: 0,
  vatClass: 'low',
  productDiscounts: [],
  freeProducts: [],
  ...changes,
})

const kit = 5
const gift = {
  productId: 241,
  productVariantId: 24_101,
  productType: 0,
  quantity: 1,
  description: 'Treats',
  productLabel: '1 kg',
  vatClass: 'low',
}

/** As the first release wrote it: two classes of VAT for all, in no particular order of packs. */
const first = (changes: object = {}) =>
  ({
    lines: [line(30_000, 1000), line(10_000, 2001, { vatClass: 'high', freeProducts: [gift] })],
    orderDiscounts: [{ description: 'Welkom', amountCents: 300 }],
    vatGroups: [
      { percent: 9, baseCents: 825, vatCents: 75 },
      { percent: 21, baseCents: 1488, vatCents: 313 },
    ],
    vatRates: { low: 9, high: 21 },
    isReverseCharge: false,
    totalCents: 2701,
    shown: { totalAmount: 27.01 },
    ...changes,
  }) as unknown as StoredCalculation

test('an order of today is read as it was written (ORDERS-1)', () => {
  const lines = [line(30_000, 1000, { repeatDays: 28 }), line(10_000, 2001, { repeatDays: null })]
  const { vatRates: _, ...today } = first({ lines }) as unknown as { vatRates: object }
  expect(currentCalculation(today as unknown as StoredCalculation)).toBe(today)
})

test('an order that came every so many weeks comes every seven times as many days (ORDERS-1, REPEAT-1)', () => {
  const lines = [line(30_000, 1000, { repeatWeeks: 4 }), line(10_000, 2001, { repeatWeeks: null })]
  const shown = { products: [{ repeatWeeks: 4 }, {}] }
  const { vatRates: _, ...weekly } = first({ lines, shown }) as unknown as { vatRates: object }
  const calculation = currentCalculation(weekly as unknown as StoredCalculation)
  expect(calculation.lines.map(({ repeatDays }) => repeatDays)).toEqual([28, null])
  expect(calculation.shown.products.map(({ repeatDays }) => repeatDays)).toEqual([28, null])
  expect(JSON.stringify(calculation)).not.toContain('repeatWeeks')
  expect(intervalsOf(weekly as unknown as StoredCalculation)).toEqual([28])
})

test('an order of the first release is told in the words of today, with its own figures (ORDERS-1)', () => {
  const calculation = currentCalculation(first())
  expect(calculation).not.toHaveProperty('vatRates')
  expect(calculation.totalCents).toBe(2701)
  expect(
    calculation.lines.map(({ taxClass, vatType, supply, treatment }) => [
      taxClass,
      vatType,
      supply,
      treatment,
    ]),
  ).toEqual([
    ['feed', 'low', 'goods', 'taxed'],
    ['goods', 'high', 'goods', 'taxed'],
  ])
  expect(calculation.lines[1]?.freeProducts).toMatchObject([{ taxClass: 'feed', vatPercent: 9 }])
  expect(calculation.lines[0]).not.toHaveProperty('vatClass')
  expect(calculation.shown).toEqual({
    totalAmount: 27.01,
    vatGroups: [
      { percentage: 9, treatment: 'taxed', baseAmount: 8.25, vatAmount: 0.75 },
      { percentage: 21, treatment: 'taxed', baseAmount: 14.88, vatAmount: 3.13 },
    ],
  })
})

test('a discount on the order is shared by the lines, in the order of the packs, and nothing is lost (PRICING-4)', () => {
  const paid = currentCalculation(first()).lines.map(({ paidCents }) => paidCents)
  expect(paid).toEqual([900, 1801])
  expect(paid.reduce((sum, cents) => sum + cents)).toBe(1000 + 2001 - 300)
  // A cent that cannot be shared goes to the first pack, wherever its line stands.
  const odd = first({
    lines: [line(2, 1), line(1, 1)],
    orderDiscounts: [{ description: '', amountCents: 1 }],
  })
  expect(currentCalculation(odd).lines.map(({ paidCents }) => paidCents)).toEqual([0, 1])
})

test('a company without VAT was an intra-Community supply, an analysis a service (PRICING-10)', () => {
  const calculation = currentCalculation(
    first({ isReverseCharge: true, lines: [line(90_101, 4000, { productType: kit, vatClass: 'high' })] }),
  )
  expect(calculation.lines[0]).toMatchObject({
    taxClass: 'laboratory',
    supply: 'service',
    treatment: 'intra-community',
  })
  expect(calculation.vatGroups.every(({ treatment }) => treatment === 'intra-community')).toBe(true)
})
