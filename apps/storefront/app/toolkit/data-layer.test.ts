import { expect, test } from 'vitest'
import { dataLayerEntries } from './data-layer'

const items = [{ item_id: '10101', item_name: 'Haver Basis Muesli', price: 21.95 }]

test('an e-commerce event empties what the last one left', () => {
  expect(dataLayerEntries('view_item', { currency: 'EUR', value: 21.95, items })).toEqual([
    { ecommerce: null },
    { event: 'view_item', ecommerce: { currency: 'EUR', value: 21.95, items } },
  ])
})

test('other events stand alone', () => {
  expect(dataLayerEntries('search', { search_term: 'muesli' })).toEqual([
    { event: 'search', search_term: 'muesli' },
  ])
})
