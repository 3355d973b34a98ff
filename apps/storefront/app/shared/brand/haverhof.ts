import type { BrandLayout } from './brand-layout'

/** Haverhof: a yard in the morning. It begins with the animal and what others buy for it; the goods stand like tiles on a shelf. */
export const haverhof: BrandLayout = {
  header: ['menu', 'mark', 'search', 'tools'],
  strip: { serviceMenu: true },
  mainMenu: ['primary'],
  home: { opening: 'best-sellers', sections: ['animals', 'needs', 'goods', 'advice', 'about'] },
  card: ['title', 'price', 'facts', 'rating', 'stock', 'packs', 'action'],
  cardFacts: 'figures-and-animals',
  drawings: { notFound: 'not-found', nothing: 'empty-search' },
}
