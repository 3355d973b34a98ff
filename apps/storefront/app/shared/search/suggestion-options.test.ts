import { expect, test } from 'vitest'
import { nextActive, optionsOf } from './suggestion-options'

const image = { src: '', srcset: '', width: 1, height: 1, alt: '' }
const drawing = { src: '/pictures/category/shop/11-400.webp', srcset: '', width: 400, height: 267 }
const price = { amount: 21.95, unitPrice: null, originalAmount: null, indicative: null }

const suggestions = {
  categories: [{ title: 'Muesli', url: '/voer/muesli/', image: drawing, count: 8 }],
  products: [{ title: 'Haver Basis Muesli', url: '/p/', image, price, packSize: '20 kg' }],
  advice: [{ title: 'Voeren in de winter', url: '/a/', image: null }],
  adviceFirst: false,
  isEmergency: false,
  correctedTerm: null,
}

test('categories, products and advice come in one list that ends with all results (SHELL-30)', () => {
  const options = optionsOf(suggestions, '/zoeken/?q=mu')
  expect(options.map(({ group, count, pack }) => [group, count ?? pack])).toEqual([
    ['categories', 8],
    ['products', { packSize: '20 kg', price }],
    ['advice', undefined],
    ['all', undefined],
  ])
  expect(options.map((option) => option.image)).toEqual([drawing, image, null, null])
})

test('advice comes first where the visitor looks for help (SEARCH-19)', () => {
  const groups = optionsOf({ ...suggestions, adviceFirst: true }, '/zoeken/?q=ko').map(({ group }) => group)
  expect(groups).toEqual(['advice', 'categories', 'products', 'all'])
})

test('the arrows go round, and through the field at both ends', () => {
  expect(nextActive(-1, 'ArrowDown', 3)).toBe(0)
  expect(nextActive(2, 'ArrowDown', 3)).toBe(-1)
  expect(nextActive(-1, 'ArrowUp', 3)).toBe(2)
  expect(nextActive(0, 'ArrowUp', 3)).toBe(-1)
})
