import { isAnalysisKit } from '@haverhof/domain/catalogue'
import { type CalculatedLine, distribute, type FreeProduct, type VatGroup } from '@haverhof/domain/pricing'
import type { TaxClass, VatType } from '@haverhof/domain/sites'
import type { CalculatedCartView } from '../../cart/index.ts'
import type { CalculationRecord } from '../records.ts'
import { lineInDays } from './intervals.ts'

/** Of versions 1 to 3: intervals in weeks, or none. */
type Weekly = Omit<CalculationRecord, 'lines' | 'shown'> & {
  lines: (Omit<CalculatedLine, 'repeatDays'> & { repeatWeeks?: number | null })[]
  shown: CalculatedCartView
}

/** Of version 1: two classes of VAT, and a cart that bears VAT as a whole or not at all. */
type FirstCalculation = Omit<CalculationRecord, 'lines' | 'vatGroups' | 'shown'> & {
  lines: (Omit<CalculatedLine, 'freeProducts' | 'paidCents' | 'treatment' | 'repeatDays' | keyof TaxClass> & {
    vatClass: VatType
    freeProducts: (Omit<FreeProduct, 'vatPercent' | keyof TaxClass> & { vatClass: VatType })[]
  })[]
  vatGroups: Omit<VatGroup, 'treatment'>[]
  vatRates: Record<VatType, number>
  shown: Omit<CalculatedCartView, 'vatGroups'>
}

/** As it was written, by whichever release (ORDERS-1). */
export type StoredCalculation = CalculationRecord | Weekly | FirstCalculation

/** The calculation of an order in the words of today; its figures stay what they were. */
export function currentCalculation(stored: StoredCalculation): CalculationRecord {
  return inDays('vatRates' in stored ? withTaxClasses(stored) : stored)
}

function inDays(stored: CalculationRecord | Weekly): CalculationRecord {
  if (isInDays(stored)) return stored
  const { lines, shown } = stored
  return {
    ...stored,
    lines: lines.map(lineInDays),
    shown: { ...shown, ...(shown.products && { products: shown.products.map(lineInDays) }) },
  }
}

function isInDays(stored: CalculationRecord | Weekly): stored is CalculationRecord {
  return stored.lines.every((line) => 'repeatDays' in line)
}

function withTaxClasses({ vatRates, ...first }: FirstCalculation): Weekly {
  const treatment = first.isReverseCharge ? 'intra-community' : 'taxed'
  const paidCents = sharesOfLines(first)
  const vatGroups = first.vatGroups.map((group) => ({ ...group, treatment }) as const)
  return {
    ...first,
    lines: first.lines.map(({ vatClass, ...line }, index) => ({
      ...line,
      paidCents: paidCents[index] ?? 0,
      treatment,
      ...taxOf(vatClass, line.productType),
      freeProducts: line.freeProducts.map(({ vatClass: classOfGift, ...free }) => ({
        ...free,
        ...taxOf(classOfGift, free.productType),
        vatPercent: vatRates[classOfGift],
      })),
    })),
    vatGroups,
    shown: {
      ...first.shown,
      vatGroups: vatGroups.map(({ percent, baseCents, vatCents }) => ({
        percentage: percent,
        treatment,
        baseAmount: baseCents / 100,
        vatAmount: vatCents / 100,
      })),
    },
  }
}

function taxOf(vatType: VatType, productType: number): TaxClass {
  if (isAnalysisKit(productType)) return { taxClass: 'laboratory', vatType, supply: 'service' }
  return { taxClass: vatType === 'low' ? 'feed' : 'goods', vatType, supply: 'goods' }
}

/** A discount on the order lowers every line by its share, in the order of the packs (PRICING-4). */
function sharesOfLines({
  lines,
  orderDiscounts,
}: Pick<FirstCalculation, 'lines' | 'orderDiscounts'>): number[] {
  const inTurn = lines
    .map((line, position) => ({ place: position, ...line }))
    .toSorted((a, b) => a.productVariantId - b.productVariantId)
  const weights = inTurn.map(({ totalCents }) => totalCents)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0)
  const paid = distribute(sum(weights) - sum(orderDiscounts.map(({ amountCents }) => amountCents)), weights)
  const shares = new Map(inTurn.map(({ place: position }, index) => [position, paid[index] ?? 0]))
  return lines.map((_, position) => shares.get(position) ?? 0)
}
