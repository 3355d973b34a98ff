/**
 * What a brand arranges its own way (SHELL-25). Each has one file beside this, the only place that says so: components read
 * the arrangement and never ask for the name of a brand. Its colours, measures and lines are in styles/themes.css and
 * styles/brands/, its words in packages/messages/texts/<platform>.
 */
export type BrandLayout = {
  /** From left to right. On small screens the search stands below the others, wherever it is here. */
  header: readonly HeaderPart[]
  /** What the line above the header holds; null for a bare line (SHELL-23). */
  strip: { serviceMenu: boolean } | null
  /** Whose entries the main menu has. */
  mainMenu: readonly ('primary' | 'secondary')[]
  /** Null where nothing is sold (HOME-3). */
  home: { opening: 'best-sellers' | 'figures'; sections: readonly HomeSection[] } | null
  /** Below the picture, from top to bottom (LISTS-9). */
  card: readonly CardPart[]
  /** What a card says of a feed. */
  cardFacts: 'figures-and-animals' | 'figures'
  /** Drawings of what is not there. */
  drawings: { notFound: 'not-found' | 'trail-end'; nothing: 'empty-search' | 'empty-rack' }
}

export type HeaderPart = 'menu' | 'mark' | 'search' | 'tools'
export type HomeSection = 'animals' | 'needs' | 'goods' | 'advice' | 'about'
export type CardPart = 'title' | 'price' | 'facts' | 'rating' | 'stock' | 'packs' | 'action'
