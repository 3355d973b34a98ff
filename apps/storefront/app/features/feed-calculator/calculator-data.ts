import type { Schemas } from '@haverhof/api-client'
import { referenceWeightKg } from '@haverhof/domain/feed-advice'
import type { CalculatorInput } from './calculator-address'

/** A feed with its dose rules and packs: all it takes to calculate for any horse. */
export type CalculatorProduct = Pick<
  Schemas['FeedCalculation'],
  'productId' | 'title' | 'brand' | 'url' | 'textLanguage' | 'images' | 'dose' | 'energyLevel' | 'packs'
>

export type CalculatorPack = CalculatorProduct['packs'][number]

export type FeedGroup = { category: string; feeds: { productId: number; title: string; lang?: string }[] }

export type CalculatorData = {
  input: CalculatorInput
  groups: FeedGroup[]
  /** Null where nothing has a dose. */
  product: CalculatorProduct | null
}

/** Any horse will do to ask for a feed: the rules come along. */
export const referenceQuestion = {
  horseType: 'horse',
  weight: referenceWeightKg,
  workLoad: 'light',
  roughageType: 'hay',
} as const
