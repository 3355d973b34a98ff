import { mealsPerDay } from '@haverhof/domain/catalogue'
import { bestPack, type Horse, packRation, rationFor } from '@haverhof/domain/feed-advice'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { type ProductDetail, readProductById } from '../catalogue/index.ts'
import { Refusal } from '../http/index.ts'
import type { FeedCalculation } from './schemas.ts'

type Calculation = z.infer<typeof FeedCalculation>
type Variant = z.infer<typeof ProductDetail>['variants'][number]

/** FEED-ADVICE-5: what a horse gets of a feed, and how long each pack lasts it; one statement for a known product. */
export async function calculateFeed(
  context: AppContext,
  scope: SiteScope,
  { productId, horse }: { productId: number; horse: Horse },
): Promise<Calculation> {
  const product = await readProductById(context, scope, productId)
  const ration = product.dose && rationFor(product.dose, horse)
  if (!product.dose || !ration?.ok) throw noDoseRule()
  const { gramsPerDay, gramsPerMeal, scoopsPerMeal, warnings } = ration.value
  const packs = product.variants.map((variant) => ({ ...variant, ...asFeedPack(variant) }))
  return {
    ...namesOf(product),
    dose: product.dose,
    energyLevel: product.nutrition.find(({ key }) => key === 'energy')?.level ?? null,
    mealsPerDay,
    gramsPerDay,
    gramsPerMeal,
    scoopsPerMeal,
    warnings: [...warnings],
    packs: packs.flatMap((pack) => calculatedPack(pack, gramsPerDay) ?? []),
    bestProductVariantId: bestPack(packs, gramsPerDay)?.productVariantId ?? null,
  }
}

function namesOf({ productId, title, brand, url, textLanguage, variants }: z.infer<typeof ProductDetail>) {
  return { productId, title, brand, url, textLanguage, images: variants[0]?.images ?? [] }
}

function asFeedPack({ price, stock }: Variant) {
  const isBuyable = stock.state === 'available' || stock.state === 'low-stock'
  return { priceCents: Math.round(price.amount * 100), isBuyable }
}

function calculatedPack(
  pack: Variant & { priceCents: number },
  gramsPerDay: number,
): Calculation['packs'][number] | null {
  const lasting = packRation(pack, gramsPerDay)
  if (!lasting) return null
  const { productVariantId, url, packLabel, packSize, content, price, stock } = pack
  const { portions, days, costPerDayCents } = lasting
  const costPerDay = costPerDayCents / 100
  return {
    productVariantId,
    url,
    packLabel,
    packSize,
    content,
    price,
    stock,
    portions,
    days,
    costPerDay,
  }
}

function noDoseRule(): Refusal {
  return new Refusal({
    status: 422,
    code: 'no-dose-rule',
    title: 'No ration can be told.',
    detail: 'The product has no dose for such a horse.',
  })
}
