import {
  adviseFeed,
  alternativesTo,
  bestPack,
  type FeedRules,
  feedingOf,
  type Horse,
  packRation,
  type RefusalReason,
  whenWeaned,
} from '@haverhof/domain/feed-advice'
import type { SiteScope } from '@haverhof/domain/sites'
import { type Missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { type ProductDetail, readProductById } from '../catalogue/index.ts'
import { rulesOf } from './feed-rules.ts'
import { forageJudgementView } from './forage-view.ts'
import { readFeeds } from './read-feeds.ts'
import type { NoRation } from './refusals.ts'
import type { CalculatorFeed, FeedCalculation } from './schemas.ts'

type Calculation = z.infer<typeof FeedCalculation>
type Product = z.infer<typeof ProductDetail>
type Variant = Product['variants'][number]
type FeedRequest = { productId: number; horse: Horse; weeks: number | null }

/** What a horse gets of a feed, and how long each pack lasts it; one statement, one more to say what fits instead (FEED-ADVICE-5). */
export async function calculateFeed(
  context: AppContext,
  scope: SiteScope,
  { productId, horse, weeks }: FeedRequest,
): Promise<Result<Calculation, Missing | NoRation>> {
  const read = await readProductById(context, scope, productId)
  if (!read.ok) return read
  const product = read.value
  const rules = rulesOf(product)
  const advice = rules ? adviseFeed(rules, horse, weeks) : ({ ok: false, reason: 'no-dose-rule' } as const)
  if (!rules || !advice.ok) {
    const { feeds } = await readFeeds(context, scope)
    const instead = { feeds, rules, productId, horse: whenWeaned(horse, weeks) }
    return noRation(advice.ok ? 'no-dose-rule' : advice.reason, instead)
  }
  const { maxGramsPerDay: _, maxGramsPerMeal: __, ...amounts } = advice.value
  const packs = product.variants.map((variant) => ({ ...variant, ...asFeedPack(variant) }))
  return success({
    ...feedOf(product, rules),
    ...amounts,
    forage: {
      ...amounts.forage,
      judgement: amounts.forage.judgement && forageJudgementView(amounts.forage.judgement),
    },
    packs: packs.flatMap((pack) => calculatedPack(pack, amounts) ?? []),
    bestProductVariantId:
      bestPack(packs, amounts.gramsPerDay, feedingOf(rules.dose))?.productVariantId ?? null,
  })
}

/** A feed with its rules and packs, to calculate with for any horse; one statement (FEED-ADVICE-12). */
export async function readFeed(
  context: AppContext,
  scope: SiteScope,
  productId: number,
): Promise<Result<z.infer<typeof CalculatorFeed>, Missing | NoRation>> {
  const read = await readProductById(context, scope, productId)
  if (!read.ok) return read
  const product = read.value
  const rules = rulesOf(product)
  if (!rules) return noRation('no-dose-rule')
  return success({ ...feedOf(product, rules), packs: product.variants.map(packOf) })
}

function feedOf(product: Product, { dose, suits, composition }: FeedRules) {
  const { productId, title, brand, url, textLanguage, variants, nutrition, productVariantId } = product
  return {
    productId,
    title,
    brand,
    url,
    textLanguage,
    images: variants.find((variant) => variant.productVariantId === productVariantId)?.images ?? [],
    energyLevel: nutrition.find(({ key }) => key === 'energy')?.level ?? null,
    dose,
    suits,
    composition,
  }
}

function asFeedPack({ price, stock }: Variant) {
  const isBuyable = stock.state === 'available' || stock.state === 'low-stock'
  return { priceCents: Math.round(price.amount * 100), isBuyable }
}

function packOf({ productVariantId, url, packLabel, packSize, content, price, stock }: Variant) {
  return { productVariantId, url, packLabel, packSize, content, price, stock }
}

function calculatedPack(
  pack: Variant & { priceCents: number },
  fed: { gramsPerDay: number; mealsPerDay: number },
): Calculation['packs'][number] | null {
  const lasting = packRation(pack, fed)
  if (!lasting) return null
  const { portions, days, costPerDayCents } = lasting
  return { ...packOf(pack), portions, days, costPerDay: costPerDayCents / 100 }
}

type Instead = { feeds: Awaited<ReturnType<typeof readFeeds>>['feeds'] } & {
  rules: FeedRules | null
  productId: number
  horse: Horse
}

/** The reason is the code; what fits instead comes along (FEED-ADVICE-55). */
function noRation(reason: RefusalReason, instead?: Instead): NoRation {
  const others = instead?.feeds.filter(({ productId }) => productId !== instead.productId) ?? []
  const fitting = instead ? alternativesTo(others, { refused: instead.rules, reason }, instead.horse) : []
  const alternatives = fitting.map(({ productId, title, url }) => ({ productId, title, url }))
  return refusal('no-ration', { why: reason, alternatives })
}
