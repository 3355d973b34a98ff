import type { BrandLayout } from './brand-layout'

/**
 * Mühldorfer: alpine and factual. Its mark stands in the middle above a menu of words, its home begins with figures and explains before it
 * sells, its card is an entry of a list: name, figures, pack, then the price.
 */
export const muehldorfer: BrandLayout = {
  header: ['menu', 'search', 'mark', 'tools'],
  strip: { serviceMenu: false },
  mainMenu: ['primary', 'secondary'],
  home: { opening: 'figures', sections: ['needs', 'advice', 'goods', 'animals', 'about'] },
  card: ['title', 'facts', 'packs', 'price', 'stock', 'rating', 'action'],
  cardFacts: 'figures',
  drawings: { notFound: 'trail-end', nothing: 'empty-rack' },
}
