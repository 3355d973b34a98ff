import type { Schemas } from '@haverhof/api-client'

export type Suggestions = Schemas['Suggestions']
type SuggestionGroup = 'categories' | 'products' | 'advice'
export type SuggestionOption = {
  url: string
  title: string
  /** How many products a category holds. */
  count?: number
  /** Of a product. */
  pack?: Pick<Suggestions['products'][number], 'packSize' | 'price'>
  /** Null where nothing is drawn for it. */
  image: Schemas['ContentImage'] | null
  group: SuggestionGroup | 'all'
}

/**
 * Everything one can choose, in the order it is shown, advice first where
 * the visitor looks for help (SEARCH-19); the last leads to all results (SHELL-30).
 */
export function optionsOf(suggestions: Suggestions, allUrl: string): SuggestionOption[] {
  const { categories, products, advice, adviceFirst } = suggestions
  const toRead = advice.map(({ title, url, image }) => ({ title, url, image, group: 'advice' as const }))
  return [
    ...(adviceFirst ? toRead : []),
    ...categories.map(({ title, url, image, count }) => ({
      url,
      title,
      image,
      count,
      group: 'categories' as const,
    })),
    ...products.map(({ title, url, image, packSize, price }) => ({
      url,
      title,
      image,
      pack: { packSize, price },
      group: 'products' as const,
    })),
    ...(adviceFirst ? [] : toRead),
    { url: allUrl, title: '', image: null, group: 'all' },
  ]
}

/** Where the arrows lead: round the list, and through the field itself (-1) at both ends. */
export function nextActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + places) % places) - 1
}
