import { expect, test } from 'vitest'
import { type CartLine, unnamedCount } from '../../shared/cart/cart-state'
import { firstObstacle } from './obstacles'

type Line = Pick<CartLine, 'productVariantId' | 'quantity' | 'stock'> & { names?: (string | null)[] }

function line({ names = [], ...rest }: Line): CartLine {
  const rqsSamples = names.map((sampleName, index) => ({ sequence: index + 1, sampleName }))
  return { ...rest, rqsSamples } as CartLine
}

const available = { state: 'available', amount: null } as const
const kit = (names: (string | null)[]) =>
  line({ productVariantId: 901, quantity: names.length, stock: available, names })

test('a sample without a name stands in the way (CART-PAGES-14)', () => {
  const lines = [kit(['Hay north', ' ', null])]
  expect(firstObstacle(lines)).toEqual({ kind: 'sample', elementId: 'sample-901-2' })
  expect(unnamedCount(lines)).toBe(2)
  expect(firstObstacle([kit(['Hay north'])])).toBeNull()
})

test('so does a line there is not enough of, whichever comes first', () => {
  const short = line({ productVariantId: 1, quantity: 4, stock: { state: 'low-stock', amount: 3 } })
  const gone = line({ productVariantId: 2, quantity: 1, stock: { state: 'sold-out', amount: null } })
  const enough = line({ productVariantId: 3, quantity: 3, stock: { state: 'low-stock', amount: 3 } })
  expect(firstObstacle([enough, short, kit([null])])).toEqual({ kind: 'stock', elementId: 'quantity-1' })
  expect(firstObstacle([gone])).toEqual({ kind: 'stock', elementId: 'quantity-2' })
  expect(firstObstacle([enough])).toBeNull()
})
