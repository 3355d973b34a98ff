import type { FacetCounts, ListFilters, ProductSort, SearchTopic } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'

/** What a list is asked for; everything in it has been checked. */
export type ListQuestion = {
  /** With the categories below it; null for the whole shop. */
  categoryKey: string | null
  /** Only these products, whatever else is asked; null for all. */
  productIds: readonly number[] | null
  /** As it was typed; empty without a search. */
  term: string
  filters: ListFilters
  sort: ProductSort
  descending: boolean
  page: number
  pageSize: number
}

export type ListResult = SearchOutcome & {
  total: number
  /** Every facet with its values or ends, in the order of the facets (CATALOGUE-14). */
  facets: readonly FacetCounts[]
  /** Nothing holds all words; these hold some (SEARCH-5). */
  widened: boolean
  /** Found by nothing but a synonym of one of the words (SEARCH-11). */
  bySynonym: boolean
  /** The term is the code of one pack, which is the only one listed (SEARCH-6). */
  isExact: boolean
}

export type SearchOutcome = {
  /** For each product of the page, in order, the pack that its card shows (CATALOGUE-13). */
  variantIds: readonly number[]
  /** What the term was read as, when nothing is spelled like it. */
  correctedTerm: string | null
  /** What the term names, also as what it was read as: what they forbid is not found (SEARCH-7). */
  topics: readonly SearchTopic[]
}

/**
 * Finds, counts and suggests; what a card then shows is read live (CATALOGUE-17). Every answer is about what one site shows in
 * one language. Which engine answers is a setting; one suite of tests holds all of them to the same rules.
 */
export type SearchEngine = {
  list: (scope: SiteScope, question: ListQuestion) => Promise<ListResult>
  /** The best matches while the visitor types. */
  suggest: (scope: SiteScope, term: string, most: number) => Promise<SearchOutcome>
  /** The packs at the head of the featured order, each for its product (CATALOGUE-12). */
  featured: (scope: SiteScope, most: number) => Promise<readonly number[]>
  /** How many products each of these categories shows, with the categories below it. */
  countByCategory: (scope: SiteScope, categoryKeys: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The first pack of each of these products, in the order asked; what does not exist is left out. */
  firstVariants: (scope: SiteScope, productIds: readonly number[]) => Promise<readonly number[]>
  /** Resolves when the first list and search of this site need not wait for anything that is made only once. */
  warm: (scope: SiteScope) => Promise<void>
}
