import type { BrandLayout } from './brand-layout'

/** Haverhof Group: sells nothing. Type on white, one green line above, every page in one menu. */
export const group: BrandLayout = {
  header: ['menu', 'mark', 'search', 'tools'],
  strip: null,
  mainMenu: ['primary', 'secondary'],
  home: null,
  card: [],
  cardFacts: 'figures',
  drawings: { notFound: 'not-found', nothing: 'empty-search' },
}
