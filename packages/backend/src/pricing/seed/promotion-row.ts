import type { PromotionCondition, PromotionEffect } from '@haverhof/domain/pricing'
import { DataProblem } from '../../seed/data-problem.ts'
import type { PromotionEntry } from './pricing-file.ts'

/** What promotions refer to: packs by article number, products by category. */
export type CatalogueIds = {
  variants: ReadonlyMap<string, number>
  productsOfCategory: ReadonlyMap<string, readonly number[]>
}

/** One entry of the file as a row of the table. */
export function promotionRow(entry: PromotionEntry, catalogueIds: CatalogueIds, file: string) {
  const productsOf = (category: string | undefined): readonly number[] | null => {
    if (category === undefined) return null
    const productIds = catalogueIds.productsOfCategory.get(category)
    if (!productIds) throw new DataProblem(file, [`promotions.${entry.key}: no products in ${category}`])
    return productIds
  }
  const condition: PromotionCondition = {
    minimumCents: entry.when.minimumEuros === null ? null : cents(entry.when.minimumEuros),
    productIds: productsOf(entry.when.category),
    minimumQuantity: entry.when.pieces,
    firstOrderOnly: entry.when.firstOrderOnly,
  }
  return {
    promotion_id: entry.id,
    promotion_key: entry.key,
    code: entry.code,
    priority: entry.priority,
    is_exclusive: entry.exclusive,
    site_ids: entry.sites,
    starts_at: entry.from,
    ends_at: entry.until,
    usage_limit: entry.limit,
    usage_limit_per_customer: entry.limitPerCustomer,
    rule: { condition, effect: effectOf(entry, catalogueIds, productsOf, file) },
    titles: entry.titles,
    is_active: true,
  }
}

function effectOf(
  { key, gives }: PromotionEntry,
  catalogueIds: CatalogueIds,
  productsOf: (category: string | undefined) => readonly number[] | null,
  file: string,
): PromotionEffect {
  switch (gives.kind) {
    case 'order-percentage':
    case 'shipping-percentage':
    case 'repeat-percentage':
      return gives
    case 'order-amount':
    case 'shipping-amount':
      return { kind: gives.kind, amountCents: cents(gives.euros) }
    case 'product-percentage':
      return { kind: gives.kind, percent: gives.percent, productIds: productsOf(gives.category) }
    case 'product-amount':
      return { kind: gives.kind, amountCents: cents(gives.euros), productIds: productsOf(gives.category) }
    case 'free-product':
  }
  const variantOf = (article: string): number => {
    const variantId = catalogueIds.variants.get(article)
    if (variantId === undefined) {
      throw new DataProblem(file, [`promotions.${key}: there is no article ${article}`])
    }
    return variantId
  }
  const others = gives.otherwise && { otherVariantIds: gives.otherwise.map(variantOf) }
  return { kind: gives.kind, productVariantId: variantOf(gives.article), ...others, quantity: gives.quantity }
}

function cents(euros: number): number {
  return Math.round(euros * 100)
}
