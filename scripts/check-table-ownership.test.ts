import { expect, test } from 'vitest'
import ts from 'typescript'
import {
  foreignReferences,
  lentFragments,
  ownershipProblems,
  type Reference,
  referencesIn,
} from './check-table-ownership.ts'
import { textsIn } from './sql-texts.ts'

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

const position = 'packages/backend/src/reviews/planted.ts:1'
const referencesOf = (text: string) =>
  textsIn(fileOf(text)).flatMap((one) => referencesIn(one.text, one.position))

test.each([
  ['a constant', "const target = 'cart'; const text = `delete from ${target} where true`"],
  [
    'a field',
    "const names = { target: 'cart' } as const; const text = `delete from ${names.target} where true`",
  ],
  [
    'an element',
    "const names = ['cart'] as const satisfies string[]; const text = `delete from ${names[0]}`",
  ],
  ['some element', "const names = ['cart']; const text = (at: number) => `delete from ${names[at]}`"],
  ['a field by its key', "const of = { a: 'cart' }; const text = (key: 'a') => `delete from ${of[key]}`"],
  ['a sum', "const target = 'cart'; const text = 'delete ' + 'from ' + target + ' where true'"],
  ['a parameter', "const text = (target: string) => `delete from ${target}`; text('cart')"],
  [
    'a parameter of a function',
    "function text(of: number, target: string) { return 'delete from ' + target }; text(1, 'cart')",
  ],
  [
    'a field of a parameter',
    "const text = ({ target }: Of) => `delete from ${target}`; text({ target: 'cart' })",
  ],
  ['what a parameter is otherwise', "const text = (target = 'cart') => `delete from ${target}`; text()"],
  ['each of a list', "for (const target of ['cart']) run(`delete from ${target}`)"],
  ['each of a constant', "const names = ['cart']; const texts = names.map((name) => `delete from ${name}`)"],
  ['one of two', "const text = (is: boolean) => `delete from ${is ? 'cart' : 'cart'}`"],
  ['quoted', 'const text = \'delete from "cart" where true\''],
  ['quoted with its schema', 'const text = \'update "public"."cart" set version = 1\''],
  ['with its schema', "const text = 'insert into public.cart values (1)'"],
  ['without its children', "const text = 'delete from only cart'"],
  ['emptied', "const text = 'truncate cart'"],
  ['emptied in full', "const text = 'TRUNCATE TABLE ONLY cart CASCADE'"],
  ['behind a comment', "const text = 'delete from /* all of it */ cart'"],
])('a table is found by its name: %s', (_, text) => {
  const references = referencesOf(text)
  expect(new Set(references.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ table: 'cart', mode: 'writes', position })]),
  )
})

test.each([
  ['a parameter without callers', 'export const text = (target: string) => `delete from ${target}`'],
  ['a caller of unknown name', 'const text = (name: string) => `delete from ${name}`; text(read())'],
  ['an answer of a function', "const text = 'delete from ' + read()"],
  ['second in a list', 'const text = `select from site, ${read()} where true`'],
  ['joined', 'const text = ` join ${read()} using (cart_id)`'],
])('a table that is known at run time only is refused: %s', (_, text) => {
  const unknown = referencesOf(text).filter((one) => one.table === '?')
  const refused = unknown.map((one) => ({ ...one, context: 'reviews', owner: '?' }))
  expect(ownershipProblems(refused, {})).toEqual([
    expect.stringMatching(
      /^\S+ (reads|writes) a table that is known at run time only: name it by a constant$/,
    ),
  ])
})

test.each([
  ['const text = `must be a whole number from ${low} to ${high}`'],
  ['const text = `select extract(epoch from ${moment}), a is distinct from ${b}`'],
  ["const columns = 'a, b'; const text = `select ${columns} from site for update ${skip}`"],
])('what is no table is none: %s', (text) => {
  expect(referencesOf(text).filter((one) => one.table === '?')).toEqual([])
})

test('several tables behind one word are all named, without an alias too', () => {
  const tables = (text: string) => referencesIn(text, 'here').map(({ mode, table }) => `${mode} ${table}`)
  expect(tables('truncate cart, review')).toEqual(['writes cart', 'writes review'])
  expect(tables('delete from cart using review join site using (site_id)')).toEqual([
    'writes cart',
    'reads review',
    'reads site',
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

test('a fragment of SQL is found by what it says, whatever its name', () => {
  const text = `
    import { soldHere, catalogueChannel, readProduct } from '../catalogue/index.ts'
    import { withoutWaitingForDisk } from '../limits/index.ts'
    export const one = \`select from publication pub where \${soldHere({ productId: 'v.product_id' })} \${catalogueChannel}\`
    export const two = () => readProduct(\`select \${withoutWaitingForDisk}\`)`
  const fragments = lentFragments(fileOf(text), new Set(['catalogue', 'limits', 'reviews']))
  expect(fragments.map(({ table }) => table)).toEqual(['soldHere', 'withoutWaitingForDisk'])
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
