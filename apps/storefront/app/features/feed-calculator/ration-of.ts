import { adviseFeed, type FeedAdvice, type RefusalReason } from '@haverhof/domain/feed-advice'
import { type CalculatorInput, horseOf } from './calculator-address'
import type { CalculatorProduct } from './calculator-data'

type Answer = { ration: FeedAdvice | null; refusal: RefusalReason | null }

const nothing: Answer = { ration: null, refusal: null }

/** The same rules as the API's, for what stands in the form at this moment. */
export function rationOf(product: CalculatorProduct | null, input: CalculatorInput): Answer {
  const horse = horseOf(input)
  if (!product || !horse) return nothing
  const advice = adviseFeed(product, horse, input.weeks ?? 1)
  return advice.ok ? { ration: advice.value, refusal: null } : { ration: null, refusal: advice.reason }
}
