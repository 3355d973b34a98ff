import {
  isForageAdvised,
  type Horse,
  leastForagePer100Kg,
  type RoughageType,
} from '@haverhof/domain/feed-advice'
import { forageInRation } from '@haverhof/domain/laboratory'
import {
  assumptionsOf,
  type Forage,
  type Growing,
  judgeRation,
  leastForageKg,
  type Measure,
  measuredForage,
  sourcesOf,
  standardForages,
  substances,
  summaryOf,
} from '@haverhof/domain/rations'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { readProductsOfPacks } from '../catalogue/index.ts'
import type { MeasuredForage } from '../laboratory/index.ts'
import { forageJudgementView } from '../feed-advice/index.ts'
import type { AskedFeed } from './asked-feeds.ts'
import { doseOf, fedProducts, partOf } from './fed-product.ts'
import { feedView } from './feed-view.ts'
import type { Ration } from './schemas.ts'

type View = z.infer<typeof Ration>

export type AskedRation = {
  horse: Horse
  growing: Growing
  feeds: readonly AskedFeed[]
  forageKg: number | null
  /** The customer's own forage, measured by the laboratory. */
  sample?: MeasuredForage
}

/** Everything that a horse eats in a day, added up and judged; one statement, none without feeds (RATIONS-1). */
export async function calculateRation(
  context: AppContext,
  scope: SiteScope,
  query: AskedRation,
): Promise<View> {
  const { horse, growing, feeds, sample } = query
  const reference = await context.catalogue.reference()
  const products = await readProductsOfPacks(context, scope, [
    ...new Set(feeds.map(({ variantId }) => variantId)),
  ])
  const doses = fedProducts(products, feeds).map((product) => ({ product, dose: doseOf(product, horse) }))
  const { roughageType, forage } = forageOf(query)
  const isAdvised = isForageAdvised(horse, forage.kind)
  const forageKg = query.forageKg ?? (isAdvised ? leastForageKg(horse, forage) : null)
  const parts = doses.map(({ product, dose }) => partOf(product, dose, horse))
  const judged = judgeRation({ horse, growing, forage, forageKg, feeds: parts })
  const views = doses.map(({ product, dose }) => feedView(product, dose, { now: context.now(), scope }))
  return {
    forage: {
      roughageType,
      kilograms: forageKg,
      leastPer100Kg: isAdvised ? leastForagePer100Kg(horse) : null,
      sampleName: sample?.sampleName ?? null,
      judgement: forageJudgementView(judged.forage),
    },
    feeds: views,
    notFed: products
      .filter(({ nutrition }) => nutrition === null)
      .map(({ product: { productVariantId, title, textLanguage } }) => ({
        productVariantId,
        title,
        textLanguage,
      })),
    costPerDay: rounded(views.reduce((sum, { costPerDay }) => sum + (costPerDay ?? 0), 0)),
    dryMatterKg: roundedOrNull(judged.dryMatterKg),
    bars: judged.bars.map((bar) => ({
      ...bar,
      label: isNutrient(bar.measure) ? reference.nutrientLabel(bar.measure, scope) : null,
      value: rounded(bar.value),
      fromForage: rounded(bar.fromForage),
      need: roundedOrNull(bar.need),
      leastNeed: roundedOrNull(bar.leastNeed),
      limit: roundedOrNull(bar.limit),
      untoldBy: [...bar.untoldBy],
    })),
    warnings: judged.warnings.map(warningView),
    summary: summaryOf(judged).map((summary) => ({ ...summary, measures: [...summary.measures] })),
    assumptions: assumptionsOf({
      horse,
      growing,
      isMeasured: forage.isMeasured,
      isForageGiven: query.forageKg !== null,
      isForageCounted: forageKg !== null || horse.lifeStage === 'foal',
      isDoseOfLabel: doses.some(({ dose }) => dose.isDoseOfLabel && dose.grams !== null),
      hasNotDaily: views.some(({ use }) => use !== 'daily'),
    }),
    sources: sourcesOf(horse, forage.isMeasured),
  }
}

/** A sample that was measured says itself what it is (RATIONS-7, RATIONS-8). */
function forageOf({ horse, sample }: AskedRation): { roughageType: RoughageType; forage: Forage } {
  if (!sample) return { roughageType: horse.roughageType, forage: standardForages[horse.roughageType] }
  const kind = forageInRation(sample.sampleType, sample.values)
  return { roughageType: kind === 'hay' ? 'hay' : 'haylage', forage: measuredForage(sample.values, kind) }
}

type Judged = ReturnType<typeof judgeRation>

function warningView(warning: Judged['warnings'][number]): View['warnings'][number] {
  return {
    ...warning,
    productIds: [...warning.productIds],
    value: roundedOrNull(warning.value),
    limit: roundedOrNull(warning.limit),
  }
}

/** What has a name of its own in the catalogue's list of nutrients. */
function isNutrient(measure: Measure): boolean {
  return measure !== 'energy' && substances.some((substance) => substance === measure)
}

/** Figures that are told have at most two decimals. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function roundedOrNull(value: number | null): number | null {
  return value === null ? null : rounded(value)
}
