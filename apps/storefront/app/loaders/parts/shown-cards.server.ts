import type { Schemas } from '@haverhof/api-client'
import { languageOfId } from '@haverhof/domain/shared'
import type { Card, Facet, ShownList } from '../../features/catalogue/card'
import type { Price } from '../../shared/prices/price-notes'
import type { ShopRequest } from '../../toolkit/shop-request'

type Place = Pick<ShopRequest, 'languageId'>

/** Answers of the API, cut down to what a list shows: all of it travels inside the page. */
export function shownList(shop: Place, list: Schemas['ProductList']): ShownList {
  return { ...list, products: shownCards(shop, list.products), facets: list.facets.map(shownFacet) }
}

export function shownCards(shop: Place, cards: readonly Schemas['ProductCard'][]): Card[] {
  const once = equalPartsOnce()
  const language = languageOfId(shop.languageId)
  return cards.map(({ summary: _summary, textLanguage, ...rest }) => {
    const { image, isNew, isSale, price, ...card } = rest
    return {
      ...card,
      ...(isNew && { isNew }),
      ...(isSale && { isSale }),
      ...(textLanguage !== language && { textLanguage }),
      price: shownPrice(price),
      image: { src: image.src },
      stock: once(card.stock),
      rating: once(card.rating),
      horseTypes: once(card.horseTypes),
    }
  })
}

function shownPrice({ originalAmount, indicative, ...price }: Schemas['Price']): Price {
  return { ...price, ...(originalAmount !== null && { originalAmount }), ...(indicative && { indicative }) }
}

/** The same object for what is equal: the router writes an object once into the page, however often the data holds it. */
function equalPartsOnce(): <Part>(part: Part) => Part {
  const parts = new Map<string, unknown>()
  return <Part>(part: Part) => {
    const text = JSON.stringify(part)
    const first = parts.get(text) ?? part
    parts.set(text, first)
    return first as Part
  }
}

function shownFacet({ facetKey, kind, label, min, max, unit, values }: Schemas['Facet']): Facet {
  return {
    facetKey,
    kind,
    label,
    ...(min !== null && { min, max, unit }),
    values: values.map(({ selected: _selected, ...value }) => value),
  }
}
