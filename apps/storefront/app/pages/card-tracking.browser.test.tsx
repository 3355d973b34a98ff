import type { ComponentProps, ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BestSellers } from '../features/home/best-sellers'
import { FiguresTable } from '../features/home/figures-table'
import { renderInShop } from '../testing/render-in-shop'
import { dataLayer } from '../toolkit/data-layer'
import { impressions } from '../toolkit/impressions'
import { RelatedProducts } from './parts/related-products'

const cards = [50_101, 50_102].map((productVariantId) => ({
  productVariantId,
  title: `Muesli ${productVariantId}`,
  url: `/horse-feed/${productVariantId}/`,
  textLanguage: 'en',
  image: { src: '/favicon.ico', srcset: '' },
  packSize: '15 kg',
  packs: [],
  variantCount: 1,
  productType: 'feed',
  price: { amount: 21.95, unitPrice: null, originalAmount: null, indicative: null },
  rating: null,
  stock: { state: 'available', amount: null },
  horseTypes: [],
  sugarPercent: 4.2,
  starchPercent: 9,
  fibrePercent: 18.5,
})) as unknown as ComponentProps<typeof BestSellers>['cards']

beforeEach(() => {
  vi.stubGlobal('dataLayer', [])
  impressions.forget()
})

const lists: [place: string, id: string, part: () => ReactNode][] = [
  [
    'best sellers that open a home page',
    'home-opening',
    () => <BestSellers title="Best sellers" cards={cards} />,
  ],
  ['figures that open a home page', 'home-opening', () => <FiguresTable cards={cards} more={null} />],
  ['products that a text speaks of', 'related', () => <RelatedProducts title="Feeds" cards={cards} />],
]

test.for(lists)(
  '%s are told when they come into sight and when one is followed (TRACKING-2)',
  async ([, id, part]) => {
    const { getByRole } = await renderInShop(part())
    await expect.poll(() => eventsNamed('view_item_list')).toHaveLength(1)
    expect(eventsNamed('view_item_list')).toMatchObject([
      {
        item_list_id: id,
        items: [
          { item_id: '50101', index: 0, price: 21.95 },
          { item_id: '50102', index: 1 },
        ],
      },
    ])
    await getByRole('link', { name: 'Muesli 50102' }).click()
    expect(eventsNamed('select_item')).toMatchObject([
      { item_list_id: id, items: [{ item_id: '50102', index: 1 }] },
    ])
  },
)

function eventsNamed(event: string): unknown[] {
  const entries = dataLayer() as { event?: string; ecommerce?: unknown }[]
  return entries.filter((entry) => entry.event === event).map(({ ecommerce }) => ecommerce)
}
