import { adviceLimits } from '../feed-advice/index.ts'
import type { AdviceCode } from './advice.ts'
import { mostOf, type SummedNutrient, summedNutrients } from './ceilings.ts'

/** A feed that an advice names and that is sold here. */
export type NamedFeed = {
  adviceCode: AdviceCode
  productId: number
  /** Carries minerals and vitamins: only one of them is fed. */
  isMineralised: boolean
  /** Products that its label forbids beside it. */
  neverWith: readonly number[]
  /** Grams in a kilogram. */
  starchAndSugar: number
  /** For the reference horse in light work; null without a dose. */
  gramsPerDay: number | null
  /** In a kilogram. */
  nutrients: Readonly<Record<SummedNutrient, number>>
}

/** `or` is what may be taken instead of it. */
export type ChosenFeed<Feed extends NamedFeed> = { feed: Feed; or: Feed[] }

/** With more it would be a list of products and no longer advice (LABORATORY-11). */
const mostForAdvice = 2
const mostInAll = 6
const mostInstead = 3

const sugarCodes = new Set<AdviceCode>(['high-sugar', 'very-high-sugar'])

/**
 * What a report names: one feed with minerals and the others
 * instead of it, nothing that a label forbids, no starch beside forage
 * that is rich in sugar, and never more together than may be in a ration (LABORATORY-21). The first that an advice names is the best.
 */
export function chooseFeeds<Feed extends NamedFeed>(named: readonly Feed[]): ChosenFeed<Feed>[] {
  const isSweet = named.some(({ adviceCode }) => sugarCodes.has(adviceCode))
  const chosen: ChosenFeed<Feed>[] = []
  for (const feed of named) {
    if (isNamed(chosen, feed)) continue
    if (isSweet && feed.starchAndSugar > adviceLimits.starchAndSugarOfFeed.value) continue
    const carrier = feed.isMineralised && chosen.find((each) => each.feed.isMineralised)
    if (carrier) carrier.or.push(feed)
    else if (hasRoom(chosen, feed) && goTogether([...chosen.map((each) => each.feed), feed])) {
      chosen.push({ feed, or: [] })
    }
  }
  return chosen.map(({ feed, or }) => ({ feed, or: instead(chosen, feed, or) }))
}

/** Of what might come in its place that which goes together with all the others. */
function instead<Feed extends NamedFeed>(chosen: readonly ChosenFeed<Feed>[], own: Feed, or: Feed[]): Feed[] {
  const others = chosen.map(({ feed }) => feed).filter((feed) => feed !== own)
  return or.filter((feed) => goTogether([...others, feed])).slice(0, mostInstead)
}

function isNamed<Feed extends NamedFeed>(chosen: readonly ChosenFeed<Feed>[], { productId }: Feed): boolean {
  return chosen.some(({ feed, or }) => [feed, ...or].some((each) => each.productId === productId))
}

function hasRoom<Feed extends NamedFeed>(chosen: readonly ChosenFeed<Feed>[], { adviceCode }: Feed): boolean {
  const ofAdvice = chosen.filter(({ feed }) => feed.adviceCode === adviceCode)
  return chosen.length < mostInAll && ofAdvice.length < mostForAdvice
}

/** Whether labels and ceilings allow these in one ration (LABORATORY-21). */
export function goTogether(feeds: readonly NamedFeed[]): boolean {
  const isForbidden = feeds.some(({ neverWith }) =>
    feeds.some(({ productId }) => neverWith.includes(productId)),
  )
  return !isForbidden && sumOf(feeds).every(({ amount, most }) => amount <= most)
}

export type Sum = { nutrient: SummedNutrient; amount: number; most: number }

/**
 * What these bring together in a day of the reference horse, beside the most; without the forage, which is unmeasured
 * (LABORATORY-60).
 */
export function sumOf(feeds: readonly NamedFeed[]): Sum[] {
  const kilograms = (feed: NamedFeed) => (feed.gramsPerDay ?? 0) / 1000
  const feedKg = feeds.reduce((sum, feed) => sum + kilograms(feed), 0)
  return summedNutrients.map((nutrient) => ({
    nutrient,
    amount: feeds.reduce((sum, feed) => sum + kilograms(feed) * feed.nutrients[nutrient], 0),
    most: mostOf(nutrient, feedKg),
  }))
}
