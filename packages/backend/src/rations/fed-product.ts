import {
  adviseFeed,
  feedingOf,
  type Horse,
  rationFor,
  type RefusalReason,
  usualFeeding,
} from '@haverhof/domain/feed-advice'
import type { RationFeed } from '@haverhof/domain/rations'
import type { NutritionRecord, ProductOfPack } from '../catalogue/index.ts'
import { rulesOf } from '../feed-advice/index.ts'
import type { AskedFeed } from './asked-feeds.ts'
import { contentsOf } from './feed-contents.ts'

type Product = ProductOfPack['product']

/** A product of the ration with all packs of it that were asked for. */
export type FedProduct = { product: Product; nutrition: NutritionRecord; asked: readonly AskedFeed[] }

/** How much of it a horse gets, and why it should get none (RATIONS-10). */
export type Dose = { grams: number | null; isDoseOfLabel: boolean; refusal: RefusalReason | null }

/** Two packs of one product are one feed (RATIONS-45). What has no nutrition is not fed. */
export function fedProducts(products: readonly ProductOfPack[], feeds: readonly AskedFeed[]): FedProduct[] {
  const byProduct = new Map<number, FedProduct>()
  for (const { product, nutrition } of products) {
    if (!nutrition) continue
    const rows = feeds.filter(({ variantId }) => variantId === product.productVariantId)
    const fed = byProduct.get(product.productId)
    byProduct.set(
      product.productId,
      fed ? { ...fed, asked: [...fed.asked, ...rows] } : { product, nutrition, asked: rows },
    )
  }
  return [...byProduct.values()]
}

/** The requested grams, else those of the label (RATIONS-10). */
export function doseOf({ product, asked }: FedProduct, horse: Horse): Dose {
  const rules = rulesOf(product)
  const advice = rules ? adviseFeed(rules, horse) : ({ ok: false, reason: 'no-dose-rule' } as const)
  const refusal = advice.ok ? null : advice.reason
  const given = asked.map(({ grams }) => grams).filter((grams) => grams !== null)
  if (given.length > 0)
    return { grams: given.reduce((sum, grams) => sum + grams, 0), isDoseOfLabel: false, refusal }
  return { grams: advice.ok ? advice.value.gramsPerDay : null, isDoseOfLabel: true, refusal }
}

/** The feed as the rules of a ration see it. */
export function partOf(
  { product, nutrition }: FedProduct,
  { grams, refusal }: Dose,
  horse: Horse,
): RationFeed {
  const { dose, productId } = product
  const feeding = feedingOfProduct(product)
  const label = dose && rationFor(dose, horse)
  return {
    productId,
    gramsPerDay: grams ?? 0,
    mealsPerDay: feeding.mealsPerDay,
    ...contentsOf(nutrition, feeding.unit),
    isFibre: feeding.kind === 'fibre',
    isSalts: feeding.isSalts,
    isMineralised: feeding.isMineralised,
    neverWith: feeding.neverWith ?? [],
    maxGramsPerDay: dose && (dose.maxGramsPer100KgPerDay * horse.weightKg) / 100,
    maxGramsPerMeal: label?.ok ? label.value.maxGramsPerMeal : null,
    refusal,
  }
}

export function feedingOfProduct({ dose }: Product) {
  return dose ? feedingOf(dose) : usualFeeding
}
