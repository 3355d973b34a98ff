import {
  adviseFeed,
  bestPack,
  type FeedAdvice,
  feedingOf,
  type PackRation,
  packRation,
  type RefusalReason,
} from '@haverhof/domain/feed-advice'
import { type CalculatorInput, horseOf } from './calculator-address'
import type { CalculatorPack, CalculatorProduct } from './calculator-data'

export type RationedPack = CalculatorPack & { ration: PackRation; priceCents: number; isBuyable: boolean }

type Answer = {
  ration: FeedAdvice | null
  refusal: RefusalReason | null
  packs: RationedPack[]
  best: RationedPack | null
}

const nothing: Answer = { ration: null, refusal: null, packs: [], best: null }

/** The same rules as the API's, for what stands in the form at this moment. */
export function rationOf(product: CalculatorProduct | null, input: CalculatorInput): Answer {
  const horse = horseOf(input)
  if (!product || !horse) return nothing
  const advice = adviseFeed(product, horse, input.weeks ?? 1)
  if (!advice.ok) return { ...nothing, refusal: advice.reason }
  const packs = product.packs.flatMap((pack) => {
    const priced = { ...pack, priceCents: Math.round(pack.price.amount * 100) }
    const ration = packRation(priced, advice.value)
    return ration ? [{ ...priced, ration, isBuyable: isBuyable(pack) }] : []
  })
  const best = bestPack(packs, advice.value.gramsPerDay, feedingOf(product.dose))
  return { ration: advice.value, refusal: null, packs, best }
}

function isBuyable({ stock }: CalculatorPack): boolean {
  return stock.state === 'available' || stock.state === 'low-stock'
}
