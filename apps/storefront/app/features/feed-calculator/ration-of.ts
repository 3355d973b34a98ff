import { bestPack, type PackRation, packRation, type Ration, rationFor } from '@haverhof/domain/feed-advice'
import { type CalculatorInput, horseOf } from './calculator-address'
import type { CalculatorPack, CalculatorProduct } from './calculator-data'

export type RationedPack = CalculatorPack & { ration: PackRation; priceCents: number; isBuyable: boolean }

type Answer = { ration: Ration | null; packs: RationedPack[]; best: RationedPack | null }

const nothing: Answer = { ration: null, packs: [], best: null }

/** The same rules as the API's, for what stands in the form at this moment. */
export function rationOf(product: CalculatorProduct | null, input: CalculatorInput): Answer {
  const horse = horseOf(input)
  const found = product && horse ? rationFor(product.dose, horse) : null
  if (!product || !found?.ok) return nothing
  const { gramsPerDay } = found.value
  const packs = product.packs.flatMap((pack) => {
    const priced = { ...pack, priceCents: Math.round(pack.price.amount * 100) }
    const ration = packRation(priced, gramsPerDay)
    return ration ? [{ ...priced, ration, isBuyable: isBuyable(pack) }] : []
  })
  return { ration: found.value, packs, best: bestPack(packs, gramsPerDay) }
}

function isBuyable({ stock }: CalculatorPack): boolean {
  return stock.state === 'available' || stock.state === 'low-stock'
}
