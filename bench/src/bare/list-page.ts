import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

export type Card = {
  productId: number
  url: string
  title: string
  summary: string
  packSize: string
  image: { src: string; srcset: string; width: number; height: number; alt: string }
  price: { amount: number; unitPrice: { amount: number; per: string } }
  rating: { average: number; count: number } | null
  stock: { state: string; amount: number | null }
  horseTypes: string[] | null
}

type FacetValue = { key: string; label: string; count: number; selected: boolean }
type Facet = { facetKey: string; label: string; values: FacetValue[] }
type List = { products: Card[]; total: number; facets: Facet[] }

/** A plain list page: filters and cards, nothing around them. */
export function listPage(list: List): string {
  const filters = h('aside', null, ...list.facets.map(facet))
  const page = h('main', null, h('h1', null, `${list.total} producten`), filters, cardList(list.products))
  return `<!doctype html><html lang="nl">${renderToString(page)}</html>`
}

export function cardList(cards: Card[]): ReactElement {
  return h('ul', null, ...cards.map((card) => h('li', { key: card.productId }, h(CardView, { card }))))
}

function facet({ facetKey, label: legend, values }: Facet): ReactElement {
  const items = values.map(({ key, label, count, selected }) =>
    h(
      'li',
      { key },
      h(
        'label',
        null,
        h('input', { type: 'checkbox', name: facetKey, value: key, defaultChecked: selected }),
        label,
        ' ',
        count,
      ),
    ),
  )
  return h('fieldset', { key: facetKey }, h('legend', null, legend), h('ul', null, ...items))
}

function CardView({ card }: { card: Card }): ReactElement {
  const { src, srcset, width, height, alt } = card.image
  return h(
    'article',
    null,
    h('img', { src, srcSet: srcset, width, height, alt, loading: 'lazy' }),
    h('h2', null, h('a', { href: card.url }, card.title)),
    h('p', null, card.summary),
    card.rating && h('p', null, card.rating.average, ' (', card.rating.count, ')'),
    h('p', null, card.packSize, ' ', (card.horseTypes ?? []).join(', ')),
    h(
      'p',
      null,
      `€ ${card.price.amount.toFixed(2)}`,
      ' ',
      `€ ${card.price.unitPrice.amount} / ${card.price.unitPrice.per}`,
    ),
    h('p', null, card.stock.state, card.stock.amount),
    h('button', { type: 'button' }, 'In winkelwagen'),
  )
}
