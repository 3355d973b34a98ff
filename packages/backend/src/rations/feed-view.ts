import { bestPack, packRation } from '@haverhof/domain/feed-advice'
import { DAY } from '@haverhof/domain/shared'
import { dateInZone, type SiteScope, timeZoneOf } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import { type Dose, type FedProduct, feedingOfProduct } from './fed-product.ts'
import type { Ration } from './schemas.ts'

type Variant = FedProduct['product']['variants'][number]
type FeedView = z.infer<typeof Ration>['feeds'][number]
type Moment = { now: Date; scope: SiteScope }
type CountedPack = { variant: Variant; count: number }

/** A feed of the ration, what a day of it costs, and until when its packs last (RATIONS-13). */
export function feedView(fed: FedProduct, { grams, isDoseOfLabel }: Dose, moment: Moment): FeedView {
  const { productId, productVariantId, title, url, textLanguage } = fed.product
  const { mealsPerDay, use, unit } = feedingOfProduct(fed.product)
  const packs = packsOf(fed, grams)
  const lasting = grams === null ? null : packRation(togetherOf(packs), { gramsPerDay: grams, mealsPerDay })
  return {
    productId,
    productVariantId,
    title,
    url,
    textLanguage,
    use,
    gramsPerDay: grams,
    unit,
    isDoseOfLabel,
    mealsPerDay,
    gramsPerMeal: grams === null ? null : Math.round((grams / mealsPerDay) * 100) / 100,
    packs: packs.map(packView),
    days: lasting?.days ?? null,
    lastsUntil: lasting && use === 'daily' ? lastDay(lasting.days, moment) : null,
    costPerDay: lasting ? lasting.costPerDayCents / 100 : null,
  }
}

function packView({ variant, count }: CountedPack): FeedView['packs'][number] {
  const { productVariantId, url, packLabel, packSize, price } = variant
  return { productVariantId, url, packLabel, packSize, price, count }
}

/** All packs poured together. */
function togetherOf(packs: readonly CountedPack[]) {
  const amount = packs.reduce((sum, { variant, count }) => sum + variant.content.amount * count, 0)
  const priceCents = packs.reduce((sum, { variant, count }) => sum + centsOf(variant) * count, 0)
  return { content: { amount, unit: packs[0]?.variant.content.unit ?? ('piece' as const) }, priceCents }
}

/** The packs at hand; of a feed that is only thought of, the best one. */
function packsOf({ product, asked }: FedProduct, grams: number | null): CountedPack[] {
  const counted = asked.flatMap(({ variantId, count }) => {
    const variant = product.variants.find(({ productVariantId }) => productVariantId === variantId)
    return variant && count !== null ? [{ variant, count }] : []
  })
  if (counted.length > 0 || grams === null) return counted
  const candidates = product.variants.map((variant) => ({
    variant,
    content: variant.content,
    priceCents: centsOf(variant),
    isBuyable: variant.stock.state === 'available' || variant.stock.state === 'low-stock',
  }))
  const best = bestPack(candidates, grams, feedingOfProduct(product))
  return best ? [{ variant: best.variant, count: 1 }] : []
}

function centsOf({ price }: Variant): number {
  return Math.round(price.amount * 100)
}

/** The day on which it is empty when it is opened today. */
function lastDay(days: number, { now, scope }: Moment): string {
  return dateInZone(new Date(now.getTime() + days * DAY), timeZoneOf(scope.regionCode))
}
