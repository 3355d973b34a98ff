import type { PlatformName } from '@haverhof/domain/shared'
import { useShopFacts } from '../shop/use-shop-facts'
import type { BrandLayout } from './brand-layout'

export type { BrandLayout } from './brand-layout'

/**
 * Mühldorfer: alpine and factual. Its mark stands in the middle above a menu of words, its home begins with figures and explains before it
 * sells, its card is an entry of a list: name, figures, pack, then the price.
 */
const muehldorfer: BrandLayout = {
  header: ['menu', 'search', 'mark', 'tools'],
  strip: { serviceMenu: false },
  mainMenu: ['primary', 'secondary'],
  home: { opening: 'figures', sections: ['needs', 'advice', 'goods', 'animals', 'about'] },
  card: ['title', 'facts', 'packs', 'price', 'stock', 'rating', 'action'],
  cardFacts: 'figures',
  drawings: { notFound: 'trail-end', nothing: 'empty-rack' },
}

/** Haverhof: a yard in the morning. It begins with the animal and what others buy for it; the goods stand like tiles on a shelf. */
const haverhof: BrandLayout = {
  header: ['menu', 'mark', 'search', 'tools'],
  strip: { serviceMenu: true },
  mainMenu: ['primary'],
  home: { opening: 'best-sellers', sections: ['animals', 'needs', 'goods', 'advice', 'about'] },
  card: ['title', 'price', 'facts', 'rating', 'stock', 'packs', 'action'],
  cardFacts: 'figures-and-animals',
  drawings: { notFound: 'not-found', nothing: 'empty-search' },
}

/** Haverhof Group: sells nothing. Type on white, one green line above, every page in one menu. */
const group: BrandLayout = {
  header: ['menu', 'mark', 'search', 'tools'],
  strip: null,
  mainMenu: ['primary', 'secondary'],
  home: null,
  card: [],
  cardFacts: 'figures',
  drawings: { notFound: 'not-found', nothing: 'empty-search' },
}

export const brandLayouts: Record<PlatformName, BrandLayout> = {
  shop: haverhof,
  muehldorfer,
  corporate: group,
}

/** How the brand of this page arranges it; known even when the shop could not be read (SHELL-40). */
export function useBrandLayout(): BrandLayout {
  return brandLayouts[useShopFacts().platform]
}
