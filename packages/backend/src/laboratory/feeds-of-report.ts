import {
  feedingOf,
  type FeedRules,
  type Horse,
  rationFor,
  referenceWeightKg,
  type RoughageType,
  tableMostPerMeal,
  unknownDetails,
} from '@haverhof/domain/feed-advice'
import { chooseFeeds, type NamedFeed, roughageTypeOf, sumOf } from '@haverhof/domain/laboratory'
import type { NamedProductRow } from './read-named-feeds.ts'
import type { Report } from './read-report.ts'
import type { SampleReportView } from './report-schemas.ts'

type NamedProduct = SampleReportView['products'][number]
type Card = NamedProduct['card']
type SoldFeed = NamedFeed & Pick<NamedProduct, 'card' | 'dose' | 'ponyDose'>

/** Of the products that the advice names those that are sold here and go together, and what they bring in all (LABORATORY-11, 21). */
export function feedsOfReport(
  { forage, values }: Pick<Report, 'forage' | 'values'>,
  named: readonly NamedProductRow[],
  cards: readonly Card[],
): Pick<SampleReportView, 'products' | 'sum'> {
  const cardOf = new Map(cards.map((card) => [card.productId, card]))
  const roughageType = roughageTypeOf(forage, values)
  const sold = named.flatMap((row) => {
    const card = cardOf.get(row.productId)
    return card ? [soldFeed(row, card, roughageType)] : []
  })
  const chosen = chooseFeeds(sold)
  const view = ({ card, dose, ponyDose }: SoldFeed) => ({ card, dose, ponyDose })
  const sum = sumOf(chosen.map(({ feed }) => feed)).filter(({ amount }) => amount > 0)
  return {
    products: chosen.map(({ feed, or }) => ({
      ...view(feed),
      reason: feed.adviceCode,
      or: or.map(view),
    })),
    sum: sum.map(({ nutrient, amount, most }) => ({
      nutrient,
      amount: rounded(amount),
      most: rounded(most),
    })),
  }
}

function soldFeed(row: NamedProductRow, card: Card, roughageType: RoughageType): SoldFeed {
  const { adviceCode, productId, hasSelenium, nutrition, dose } = row
  const feeding = dose && feedingOf(dose)
  const { traceElements = {}, vitamins = {}, starchGPerKg = 0, sugarGPerKg = 0 } = nutrition ?? {}
  const composition = { starch: starchGPerKg, sugar: sugarGPerKg, selenium: traceElements.selenium ?? 0 }
  const doses = dosesOf(dose && { dose, composition }, roughageType)
  return {
    card,
    ...doses,
    adviceCode,
    productId,
    // Wider than the mark of the product: some labels forbid every feed with added selenium beside them.
    isMineralised: hasSelenium || (feeding?.isMineralised ?? false),
    neverWith: feeding?.neverWith ?? [],
    starchAndSugar: starchGPerKg + sugarGPerKg,
    gramsPerDay: doses.dose?.gramsPerDay ?? null,
    nutrients: {
      selenium: traceElements.selenium ?? 0,
      copper: traceElements.copper ?? 0,
      zinc: traceElements.zinc ?? 0,
      'vitamin-d3': vitamins.d3 ?? 0,
    },
  }
}

function dosesOf(
  feed: Pick<FeedRules, 'dose' | 'composition'> | null,
  roughageType: RoughageType,
): Pick<NamedProduct, 'dose' | 'ponyDose'> {
  const rationOf = (animal: Pick<Horse, 'horseType' | 'weightKg'>) => {
    if (!feed) return null
    const horse: Horse = { ...unknownDetails, ...animal, workLoad: 'light', roughageType }
    const ration = rationFor(feed.dose, horse, tableMostPerMeal(feed, horse))
    if (!ration.ok) return null
    const { warnings: _, maxGramsPerDay: __, maxGramsPerMeal: ___, ...amounts } = ration.value
    return { ...amounts, unit: feedingOf(feed.dose).unit }
  }
  return {
    dose: rationOf({ horseType: 'horse', weightKg: referenceWeightKg }),
    ponyDose: rationOf({ horseType: 'pony', weightKg: referenceWeightKg / 2 }),
  }
}

/** To three digits: no label is more exact. */
function rounded(amount: number): number {
  return Number(amount.toPrecision(3))
}
