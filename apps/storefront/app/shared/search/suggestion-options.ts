import type { Schemas } from '@haverhof/api-client'

export type Suggestions = Schemas['Suggestions']
type SuggestionGroup = 'categories' | 'products' | 'advice'
export type SuggestionOption = {
  url: string
  title: string
  detail: string | null
  /** Of a product. */
  image?: Schemas['Image'] | undefined
  group: SuggestionGroup | 'all'
}

/** SHELL-6: everything one can choose, in the order it is shown; the last leads to all results. */
export function optionsOf(
  suggestions: Suggestions,
  allUrl: string,
  euro: (amount: number) => string,
): SuggestionOption[] {
  const { categories, products, advice } = suggestions
  return [
    ...categories.map(({ title, url, count }) => ({
      url,
      title,
      detail: String(count),
      group: 'categories' as const,
    })),
    ...products.map(({ title, url, image, packSize, price }) => ({
      url,
      title,
      image,
      detail: `${packSize} · ${euro(price.amount)}`,
      group: 'products' as const,
    })),
    ...advice.map(({ title, url }) => ({ url, title, detail: null, group: 'advice' as const })),
    { url: allUrl, title: '', detail: null, group: 'all' },
  ]
}

/** Where the arrows lead: round the list, and through the field itself (-1) at both ends. */
export function nextActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + places) % places) - 1
}
