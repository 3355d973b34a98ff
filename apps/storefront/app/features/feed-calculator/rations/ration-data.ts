import type { Schemas } from '@haverhof/api-client'
import type { RationInput } from './ration-address'

export type Ration = Schemas['Ration']
export type RationBar = Schemas['RationBar']
export type RationFeed = Schemas['RationFeed']
export type RationWarning = Schemas['RationWarning']
export type OwnForage = Schemas['OwnForages']['forages'][number]

export type FeedOption = { productId: number; variantId: number; title: string; lang?: string }
export type FeedOptionGroup = { category: string; feeds: FeedOption[] }

export type RationData = {
  input: RationInput
  groups: FeedOptionGroup[]
  /** Null while the weight is none. */
  ration: Ration | null
}
