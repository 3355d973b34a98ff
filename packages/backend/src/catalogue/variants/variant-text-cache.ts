import type { Companion } from '@haverhof/domain/feed-advice'
import { cacheTable, namedCache } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'

/** What a pack and its product are and say: all that only a new version of the product changes. */
export type VariantTexts = {
  productId: number
  productType: number
  taxClass: string
  isNew: boolean
  variantCount: number
  /** Packs to choose from by size: id, content and a key of the package facet. Neither colours nor what a lorry brings. */
  packs: [number, number, 'g' | 'ml' | 'piece', string][]
  sugarGPerKg: number | null
  starchGPerKg: number | null
  fibreGPerKg: number | null
  horseTypes: string[]
  /** Keys, the home first. */
  categories: string[]
  /** Values of that facet. */
  applications: string[]
  feeding: Companion['feeding']
  rating: number | null
  ratingCount: number | null
  position: number
  article: string
  contentAmount: number
  contentUnit: 'g' | 'ml' | 'piece'
  dimensionsCm: [number, number, number] | null
  /** A key of the package facet. */
  pack: string
  /** The languages in which its label is complete; of feed alone. */
  labelLanguageIds: number[]
  /** Working days from order to a door in the Netherlands, at least and at most. */
  deliveryDays: [number, number]
  title: string
  summary: string
  slug: string
  /** The language of the words: the site's own, or the one it falls back to. */
  textLanguage: string
  homeId: number
}

/** Contents are those of a pack in a language, in a version of its product. */
export type VariantKey = { variantId: number; textLanguageId: number; version: number }

/** Enough for the packs that a large shop shows first, and little beside the index of the catalogue. */
const { max } = cacheTable.variantText

export type VariantTextCache = LRUCache<string, VariantTexts>

export function createVariantTextCache(): VariantTextCache {
  return namedCache('variantText', new LRUCache<string, VariantTexts>({ max }))
}
