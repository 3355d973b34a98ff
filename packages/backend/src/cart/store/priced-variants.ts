import type { AppContext } from '../../app-context.ts'
import { giftVariantIds, type Terms } from '../../pricing/index.ts'
import type { VariantFacts } from '../../catalogue/index.ts'

/** Packs of a cart and of the gifts of this site, as they are sold at one moment; what the site does not sell is missing. */
export type PricedVariants = { packs: ReadonlyMap<number, VariantFacts>; terms: Terms }

export function pricedVariantsOf(packs: readonly VariantFacts[], terms: Terms): PricedVariants {
  return { packs: new Map(packs.map((pack) => [pack.variantId, pack])), terms }
}

type Versioned = { termsVersion: number }

const mostAttempts = 5

/** Reads together with the terms of the same moment (PRICING-15): once, and once more when they have changed since they were kept. */
export async function withCurrentTerms<Row extends Versioned>(
  context: AppContext,
  moment: { siteId: number; now: Date },
  read: (giftIds: number[]) => Promise<Row | undefined>,
): Promise<{ row: Row | undefined; terms: Terms }> {
  let terms = await context.priceTerms.read()
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const row = await read(giftVariantIds(terms.promotions, moment))
    if (!row || row.termsVersion === terms.version) return { row, terms }
    terms = await context.priceTerms.read(row.termsVersion)
  }
  throw new Error('the terms of prices keep changing')
}
