import {
  bestPack,
  type FeedAdvice,
  feedingOf,
  type PackRation,
  packRation,
} from '@haverhof/domain/feed-advice'
import type { CalculatorPack, CalculatorProduct } from './calculator-data'

export type RationedPack = CalculatorPack & { ration: PackRation; priceCents: number; isBuyable: boolean }

type Packs = { packs: RationedPack[]; best: RationedPack | null }

/** How long the packs of a feed last, and which of them to buy (FEED-ADVICE-7). */
export function packsOf(product: CalculatorProduct, advice: FeedAdvice): Packs {
  const packs = product.packs.flatMap((pack) => {
    const priced = { ...pack, priceCents: Math.round(pack.price.amount * 100) }
    const ration = packRation(priced, advice)
    return ration ? [{ ...priced, ration, isBuyable: isBuyable(pack) }] : []
  })
  return { packs, best: bestPack(packs, advice.gramsPerDay, feedingOf(product.dose)) }
}

function isBuyable({ stock }: CalculatorPack): boolean {
  return stock.state === 'available' || stock.state === 'low-stock'
}
