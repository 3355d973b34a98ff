import path from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from './read-catalogue.ts'

const { products } = readCatalogue(path.join(import.meta.dirname, '../../../../../data'))

test('every feed has a picture of what is inside, but for blocks to lick and what no text tells the form of (PICTURES-7, PICTURES-13)', () => {
  const unseen = products
    .map(({ product }) => product)
    .filter(({ type, look }) => type === 'feed' && !look.structure)
  const licks = [372, 522]
  const untold = [520, 521]
  expect(unseen.map(({ id }) => id)).toEqual([...licks, ...untold].toSorted((a, b) => a - b))
})
