import type { Schemas } from '@haverhof/api-client'
import type { CalculatorInput } from './calculator-address'

/** A feed with its dose rules and packs: all it takes to calculate for any horse. */
export type CalculatorProduct = Schemas['CalculatorFeed']

export type CalculatorPack = CalculatorProduct['packs'][number]

/** A feed to choose, with the rules that say whom it fits. */
export type ListedFeed = Pick<
  Schemas['CalculatorFeeds']['feeds'][number],
  'productId' | 'title' | 'url' | 'dose' | 'suits' | 'composition'
> & { lang?: string }

export type FeedGroup = { category: string; feeds: ListedFeed[] }

export type CalculatorData = {
  input: CalculatorInput
  groups: FeedGroup[]
  /** Null where nothing has a dose. */
  product: CalculatorProduct | null
  /** The address names a feed that has no dose here. */
  isUnknownFeed: boolean
}
