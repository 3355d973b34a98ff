import type { Schemas } from '@haverhof/api-client'
import type { CalculatorInput } from './calculator-address'

/** A feed with its dose rules and packs: all it takes to calculate for any horse. */
export type CalculatorProduct = Schemas['CalculatorFeed']

export type CalculatorPack = CalculatorProduct['packs'][number]

/** A feed to choose; its rules come when it is chosen. */
export type ListedFeed = Pick<CalculatorProduct, 'productId' | 'title'> & { lang?: string }

/** What fits instead of a feed that is refused. */
export type Alternative = Pick<CalculatorProduct, 'productId' | 'title' | 'url' | 'textLanguage'>

export type FeedGroup = { category: string; feeds: ListedFeed[] }

export type CalculatorData = {
  input: CalculatorInput
  groups: FeedGroup[]
  /** Null where nothing has a dose. */
  product: CalculatorProduct | null
  /** Where the answers of the address have no ration. */
  alternatives: readonly Alternative[]
  /** The last week of a foal that gets milk (FEED-ADVICE-22). */
  lastMilkWeek: number
  /** The address names a feed that has no dose here. */
  isUnknownFeed: boolean
}
