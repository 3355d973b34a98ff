import {
  type Horse,
  rationFor,
  referenceWeightKg,
  type RoughageType,
  unknownDetails,
} from '@haverhof/domain/feed-advice'
import { roughageTypeOf } from '@haverhof/domain/laboratory'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { readCards } from '../catalogue/index.ts'
import { notFound } from '../http/index.ts'
import { type NamedFeed, readNamedFeeds } from './read-named-feeds.ts'
import { readReport, type Report } from './read-report.ts'
import type { SampleReportView } from './report-schemas.ts'

type NamedProduct = SampleReportView['products'][number]

/** LABORATORY-11: with more it would be a list of products and no longer advice. */
const mostForAdvice = 2
const mostInAll = 6

/**
 * LABORATORY-13: the report of a sample with the products of this site that its advice names. One statement, two more once there is
 * advice: which products with their doses, and their cards.
 */
export async function readSampleReport(
  context: AppContext,
  scope: SiteScope,
  key: string,
): Promise<SampleReportView> {
  const report = await readReport(context.database, key)
  if (!report) throw notFound('result')
  return { ...report, products: await productsFor(context, scope, report) }
}

async function productsFor(
  context: AppContext,
  scope: SiteScope,
  { advice, sampleType, values }: Report,
): Promise<NamedProduct[]> {
  const feeds = advice.length > 0 ? await readNamedFeeds(context.database, advice) : []
  const cards = await readCards(context, scope, [...new Set(feeds.map(({ productId }) => productId))])
  const cardOf = new Map(cards.map((card) => [card.productId, card]))
  const roughageType = roughageTypeOf(sampleType, values)
  const named: NamedProduct[] = []
  for (const feed of feeds) {
    const card = cardOf.get(feed.productId)
    const isNamed = named.some((each) => each.card.productId === feed.productId)
    const isEnough = named.filter(({ reason }) => reason === feed.adviceCode).length === mostForAdvice
    if (!card || isNamed || isEnough) continue
    named.push({ card, reason: feed.adviceCode, ...dosesOf(feed, roughageType) })
  }
  return named.slice(0, mostInAll)
}

function dosesOf({ dose }: NamedFeed, roughageType: RoughageType): Pick<NamedProduct, 'dose' | 'ponyDose'> {
  const rationOf = (horse: Pick<Horse, 'horseType' | 'weightKg'>) => {
    const ration = dose && rationFor(dose, { ...unknownDetails, ...horse, workLoad: 'light', roughageType })
    if (!ration?.ok) return null
    const { gramsPerDay, gramsPerMeal, scoopsPerMeal } = ration.value
    return { gramsPerDay, gramsPerMeal, scoopsPerMeal }
  }
  return {
    dose: rationOf({ horseType: 'horse', weightKg: referenceWeightKg }),
    ponyDose: rationOf({ horseType: 'pony', weightKg: referenceWeightKg / 2 }),
  }
}
