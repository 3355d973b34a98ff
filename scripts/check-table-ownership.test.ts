import { expect, test } from 'vitest'
import {
  foreignReferences,
  ownershipProblems,
  type Reference,
  referencesIn,
} from './check-table-ownership.ts'

const reads: Reference = { context: 'orders', table: 'cart', owner: 'cart', mode: 'reads', place: 'here' }

test('a statement says which tables it reads and which it writes', () => {
  const found = referencesIn(
    'with gone as (delete from cart_line l using cart c where true) update stock s set amount = 1 from product p, review r join site using (site_id) where true for no key update',
    'here',
  )
  const named = (mode: string) => found.filter((one) => one.mode === mode).map(({ table }) => table)
  expect(named('writes')).toEqual(['cart_line', 'stock'])
  expect(named('reads')).toEqual(['cart', 'product', 'review', 'site'])
})

test('a table of another context is named as often as the list says, no more and no less', () => {
  expect(ownershipProblems([reads], { orders: { cart: { reads: 1 } } })).toEqual([])
  expect(ownershipProblems([reads, reads], { orders: { cart: { reads: 1 } } })).toHaveLength(1)
  expect(ownershipProblems([], { orders: { cart: { reads: 1 } } })).toHaveLength(1)
})

test.each(['reads', 'writes'] as const)('no list allows a context that %s a table of a later one', (mode) => {
  const later: Reference = { context: 'cart', table: 'invoice', owner: 'orders', mode, place: 'here' }
  expect(ownershipProblems([later], { cart: { invoice: { [mode]: 1 } } })).toEqual([
    `here ${mode} invoice of orders, a later context`,
  ])
})

test('the statements of the shop are looked at', () => {
  expect(foreignReferences().length).toBeGreaterThan(100)
})
