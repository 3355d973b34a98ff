import type { Schemas } from '@haverhof/api-client'
import type { Card, Facet, ShownList } from '../../features/catalogue/card'

/** Answers of the API, cut down to what a list shows: all of it travels inside the page. */
export function shownList(list: Schemas['ProductList']): ShownList {
  return { ...list, products: shownCards(list.products), facets: list.facets.map(shownFacet) }
}

export function shownCards(cards: readonly Schemas['ProductCard'][]): Card[] {
  const once = equalPartsOnce()
  return cards.map(({ productId: _productId, summary: _summary, image, isNew, isSale, ...card }) => ({
    ...card,
    ...(isNew && { isNew }),
    ...(isSale && { isSale }),
    image: { src: image.src },
    stock: once(card.stock),
    rating: once(card.rating),
    horseTypes: once(card.horseTypes),
  }))
}

/** The same object for what is equal: the router writes an object once into the page, however often the data holds it. */
function equalPartsOnce(): <Part>(part: Part) => Part {
  const known = new Map<string, unknown>()
  return <Part>(part: Part) => {
    const text = JSON.stringify(part)
    const first = known.get(text) ?? part
    known.set(text, first)
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
