/**
 * SHELL-25: what a brand arranges its own way. Each has one file beside this, the only place that says so: components read
 * the arrangement and never ask for the name of a brand. Its colours, measures and lines are in styles/themes.css and
 * styles/brands/, its words in packages/messages/texts/<platform>.
 */
export type BrandLayout = {
  /** From left to right. On small screens the search stands below the others, wherever it is here. */
  header: readonly HeaderPart[]
  /** SHELL-23: what the line above the header holds; null for a bare line. */
  strip: { serviceMenu: boolean } | null
  /** Whose entries the main menu has. */
  mainMenu: readonly ('primary' | 'secondary')[]
  /** HOME-3: null where nothing is sold. */
  home: { opening: 'best-sellers' | 'figures'; sections: readonly HomeSection[] } | null
  /** LISTS-9: below the picture, from top to bottom. */
  card: readonly CardPart[]
  /** What a card says of a feed. */
  cardFacts: 'figures-and-animals' | 'figures'
  /** Drawings of what is not there. */
  drawings: { notFound: 'not-found' | 'trail-end'; nothing: 'empty-search' | 'empty-rack' }
}

export type HeaderPart = 'menu' | 'mark' | 'search' | 'tools'
export type HomeSection = 'animals' | 'needs' | 'goods' | 'advice' | 'about'
export type CardPart = 'title' | 'price' | 'facts' | 'rating' | 'stock' | 'packs' | 'action'
