import { expect, test } from 'vitest'
import ts from 'typescript'
import {
  foreignReferences,
  lentFragments,
  ownershipProblems,
  type Reference,
  referencesIn,
  textsIn,
} from './check-table-ownership.ts'

const reads: Reference = { context: 'orders', table: 'cart', owner: 'cart', mode: 'reads', position: 'here' }

test('a statement says which tables it reads and which it writes', () => {
  const references = referencesIn(
    'with gone as (delete from cart_line l using cart c where true) update stock s set amount = 1 from product p, review r join site using (site_id) where true for no key update',
    'here',
  )
  const named = (mode: string) => references.filter((one) => one.mode === mode).map(({ table }) => table)
  expect(named('writes')).toEqual(['cart_line', 'stock'])
  expect(named('reads')).toEqual(['cart', 'product', 'review', 'site'])
})

test('a statement in capitals names its tables as one in small letters does', () => {
  expect(referencesIn('DELETE FROM Cart_Line', 'here')).toEqual([
    { table: 'cart_line', mode: 'writes', position: 'here' },
  ])
})

const fileOf = (text: string) =>
  ts.createSourceFile('packages/backend/src/reviews/planted.ts', text, ts.ScriptTarget.Latest, true)

test.each([
  ["const target = 'cart'; const text = `delete from ${target} where true`"],
  ["const names = { target: 'cart' } as const; const text = `delete from ${names.target} where true`"],
])('a table whose name is a constant is found: %s', (text) => {
  const references = textsIn(fileOf(text)).flatMap((one) => referencesIn(one.text, one.position))
  expect(references).toEqual([
    { table: 'cart', mode: 'writes', position: 'packages/backend/src/reviews/planted.ts:1' },
  ])
})

test('a table whose name is a constant of another file is found', () => {
  const text =
    "import { catalogueChannel as name } from '../catalogue/announce-change.ts'\nconst text = `delete from ${name}`"
  expect(textsIn(fileOf(text)).map((one) => one.text)).toContain('delete from catalogue_changed')
})

test('every use of a fragment of SQL of another context counts as a read of it; types and own fragments do not', () => {
  const text = `
    import { cartLinesSql as lines, type CartLine } from '../cart/index.ts'
    import { lineOf } from '../cart/sql.ts'
    import { ownSql } from './own-sql.ts'
    import { listSql } from '../database/index.ts'
    export const one = \`select from \${lines} join \${lineOf('a')} \${ownSql} \${listSql([])}\`
    export const two = \`select from \${lines}\``
  const fragments = lentFragments(fileOf(text), new Set(['cart', 'reviews']))
  expect(fragments.map(({ context, table, owner, mode }) => [context, table, owner, mode])).toEqual([
    ['reviews', 'cartLinesSql', 'cart', 'reads'],
    ['reviews', 'lineOf', 'cart', 'reads'],
    ['reviews', 'cartLinesSql', 'cart', 'reads'],
  ])
})

test('a table of another context is named as often as the list says, no more and no less', () => {
  expect(ownershipProblems([reads], { orders: { cart: { reads: 1 } } })).toEqual([])
  expect(ownershipProblems([reads, reads], { orders: { cart: { reads: 1 } } })).toHaveLength(1)
  expect(ownershipProblems([], { orders: { cart: { reads: 1 } } })).toHaveLength(1)
})

test.each(['reads', 'writes'] as const)('no list allows a context that %s a table of a later one', (mode) => {
  const later: Reference = { context: 'cart', table: 'invoice', owner: 'orders', mode, position: 'here' }
  expect(ownershipProblems([later], { cart: { invoice: { [mode]: 1 } } })).toEqual([
    `here ${mode} invoice of orders, a later context`,
  ])
})

test('the statements of the shop are looked at', () => {
  expect(foreignReferences().length).toBeGreaterThan(100)
})
