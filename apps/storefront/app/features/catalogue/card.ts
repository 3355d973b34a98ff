import type { Schemas } from '@haverhof/api-client'
import type { Translate } from '#texts'
import type { BrandLayout } from '../../shared/brand'
import type { Formats } from '../../shared/prices/formats'
import type { Price } from '../../shared/prices/price-notes'

type Answer = Schemas['ProductCard']

/** What cards show of a product. The cards of a list travel inside its page: they carry nothing else. */
export type Card = Omit<Answer, 'summary' | 'image' | 'price' | Mark> & {
  image: Pick<Answer['image'], 'src'>
  price: Price
} & Partial<Pick<Answer, Mark>>

/** Named only where it is so: most products are neither new nor on sale, and speak the language of the page. */
type Mark = 'isNew' | 'isSale' | 'textLanguage'

/** What is chosen of a facet stands in the address of the list. */
export type Facet = Omit<Schemas['Facet'], 'values' | Bound | `selected${string}`> & {
  values: Omit<Schemas['Facet']['values'][number], 'selected'>[]
} & Partial<Pick<Schemas['Facet'], Bound>>

/** Of facets with figures. */
type Bound = 'min' | 'max' | 'unit'

/** What a page with a list is made from. */
export type ShownList = Omit<Schemas['ProductList'], 'products' | 'facets'> & {
  products: Card[]
  facets: Facet[]
}

/** What all cards of a list share, read once for the list instead of once per card. */
export type CardWords = {
  t: Translate<'catalogue'>
  formats: Formats
  language: string
  layout: Pick<BrandLayout, 'card' | 'cardFacts'>
}
