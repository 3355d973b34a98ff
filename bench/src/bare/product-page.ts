import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Card, cardList } from './list-page.ts'

type Variant = {
  productVariantId: number
  url: string
  packSize: string
  price: { amount: number; unitPrice: number }
}
type Review = {
  review_id: number
  title: string
  text: string
  rating: number
  author: string
  written_on: string
}
type FeedLabel = {
  additives: { key: string; amount: number; unit: string }[]
  constituents: Record<string, number>
}
type Product = {
  title: string
  subtitle: string
  description: string
  usps: string[]
  composition: string | null
  feedingAdvice: string | null
  breadcrumb: { title: string; url: string }[]
  variants: Variant[]
  feedLabel: FeedLabel | null
  reviews: { average: number | null; count: number | null; reviews: Review[] }
  recommendations: Card[]
}

/** A plain product page: texts, packs, label, reviews, recommendations, nothing around them. */
export function productPage(product: Product): string {
  const page = h(
    'main',
    null,
    h('nav', null, ...product.breadcrumb.map(({ title, url }) => h('a', { key: url, href: url }, title))),
    h('h1', null, product.title),
    h('p', null, product.subtitle),
    h('ul', null, ...product.usps.map((usp) => h('li', { key: usp }, usp))),
    h('ul', null, ...product.variants.map(variant)),
    ...product.description.split('\n\n').map((text) => h('p', { key: text }, text)),
    product.feedLabel && label(product.feedLabel),
    h('p', null, product.composition),
    h('p', null, product.feedingAdvice),
    h('section', null, product.reviews.average, ...product.reviews.reviews.map(review)),
    cardList(product.recommendations),
  )
  return `<!doctype html><html lang="nl">${renderToString(page)}</html>`
}

function variant({ productVariantId, url, packSize, price }: Variant): ReactElement {
  const amounts = `€ ${price.amount.toFixed(2)} (€ ${price.unitPrice} / kg)`
  return h('li', { key: productVariantId }, h('a', { href: url }, packSize), ' ', amounts)
}

function label({ additives, constituents }: FeedLabel): ReactElement {
  const row = (name: string, value: string) =>
    h('tr', { key: name }, h('th', null, name), h('td', null, value))
  return h(
    'table',
    null,
    h('tbody', null, ...additives.map(({ key, amount, unit }) => row(key, `${amount} ${unit}`))),
    h('tbody', null, ...Object.entries(constituents).map(([key, percent]) => row(key, `${percent} %`))),
  )
}

function review({ review_id, title, text, rating, author, written_on }: Review): ReactElement {
  return h(
    'article',
    { key: review_id },
    h('h3', null, title),
    h('p', null, rating, ' ', author, ' ', written_on),
    h('p', null, text),
  )
}
