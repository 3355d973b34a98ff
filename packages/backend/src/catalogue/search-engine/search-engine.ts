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
  /** CATALOGUE-14: every facet with its values or ends, in the order of the facets. */
  facets: readonly FacetCounts[]
  /** SEARCH-5: nothing holds all words; these hold some. */
  widened: boolean
  /** SEARCH-11: found by nothing but a synonym of one of the words. */
  bySynonym: boolean
  /** SEARCH-6: the term is the code of one pack, which is the only one listed. */
  isExact: boolean
}

export type SearchOutcome = {
  /** CATALOGUE-13: for each product of the page, in order, the pack that its card shows. */
  variantIds: readonly number[]
  /** What the term was read as, when nothing is spelled like it. */
  correctedTerm: string | null
  /** SEARCH-7: what the term names, also as what it was read as: what they forbid is not found. */
  topics: readonly SearchTopic[]
}

/**
 * CATALOGUE-17: finds, counts and suggests; what a card then shows is read live. Every answer is about what one site shows in
 * one language. Which engine answers is a setting; one suite of tests holds all of them to the same rules.
 */
export type SearchEngine = {
  list: (scope: SiteScope, question: ListQuestion) => Promise<ListResult>
  /** The best matches while the visitor types. */
  suggest: (scope: SiteScope, term: string, most: number) => Promise<SearchOutcome>
  /** CATALOGUE-12: the packs at the head of the featured order, each for its product. */
  featured: (scope: SiteScope, most: number) => Promise<readonly number[]>
  /** How many products each of these categories shows, with the categories below it. */
  countByCategory: (scope: SiteScope, categoryKeys: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The first pack of each of these products, in the order asked; what does not exist is left out. */
  firstVariants: (scope: SiteScope, productIds: readonly number[]) => Promise<readonly number[]>
  /** Resolves when the first list and search of this site need not wait for anything that is made only once. */
  warm: (scope: SiteScope) => Promise<void>
}
