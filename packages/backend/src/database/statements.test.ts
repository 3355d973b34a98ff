import { startTestShop, type TestShop } from '@haverhof/testing'
import {
  type Claim,
  type Described,
  differences,
  kindInJson,
  readClaims,
  statementDescriber,
} from '@haverhof/testing/statements'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { definedStatements } from './statement.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.ts', { cwd: source })
  .filter((name) => !/(\.test|(^|\/)test-[\w-]+)\.ts$/.test(name))
  .map((name) => path.join(source, name))

let shop: TestShop
let client: pg.PoolClient
let describeStatement: Awaited<ReturnType<typeof statementDescriber>>
let claims: Claim[]

beforeAll(async () => {
  shop = await startTestShop()
  client = await shop.context.database.pool.connect()
  describeStatement = await statementDescriber(client)
  for (const file of files) await import(file)
  claims = readClaims(files, path.join(source, '../../../tsconfig.json'))
  // TypeScript reads the whole backend for it.
})

afterAll(async () => {
  client.release()
  await shop[Symbol.asyncDispose]()
})

/** Tests that ran in this process before may have made statements of their own. */
const ofTheShop = () => definedStatements().filter(({ name }) => !name.startsWith('test-'))

const claimsOf = (statement: string) =>
  claims.filter(({ name }) =>
    name.endsWith('*') ? statement.startsWith(name.slice(0, -1)) : name === statement,
  )

/** Rows that come as one JSON text are described by the statement inside it. */
async function problemsOf({ text, rowText, parameters }: Described & { rowText: string }, claim: Claim) {
  const real = await describeStatement({ text, parameters })
  if (rowText === text) return differences(claim, real)
  const inside = await describeStatement({ text: rowText, parameters })
  const row = inside.row.map((column) => ({ ...column, kind: kindInJson(column.kind) }))
  return differences(claim, { ...real, row })
}

test('every statement agrees with the schema: its parameters, its columns, their types and what may be null', async () => {
  const problems: string[] = []
  for (const statement of ofTheShop()) {
    const [claim, ...others] = claimsOf(statement.name)
    if (!claim || others.length > 0) problems.push(`${statement.name}: ${others.length + 1} claims`)
    else {
      const ofStatement = await problemsOf(statement, claim).catch((error: Error) => [error.message])
      problems.push(...ofStatement.map((problem) => `${statement.name} (${claim.place}): ${problem}`))
    }
  }
  expect(problems).toEqual([])
})

test('every claim is that of a statement', () => {
  const names = ofTheShop().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(240)
  const used = new Set(names.flatMap(claimsOf))
  expect(claims.filter((claim) => !used.has(claim))).toEqual([])
})

test('what is claimed wrongly is found: a column, its type, what may be null and a parameter', async () => {
  const real = await describeStatement({
    text: `select o.order_id "orderId", o.paid_at "paidAt", a.email_address "emailAddress"
      from shop_order o left join account a on a.user_id = o.account_id where o.order_id = $1`,
    parameters: ['orderId'],
  })
  const right = {
    values: [{ name: 'orderId', kind: 'number', isNullable: false }],
    row: [
      { name: 'orderId', kind: 'number', isNullable: false },
      { name: 'paidAt', kind: 'Date', isNullable: true },
      { name: 'emailAddress', kind: 'string', isNullable: true },
    ],
  }
  expect(differences(right, real)).toEqual([])
  const withRow = (name: string, changed: object) => ({
    ...right,
    row: right.row.map((column) => (column.name === name ? { ...column, ...changed } : column)),
  })
  expect(differences(withRow('orderId', { name: 'orderNumber' }), real)).toEqual([
    'there is no column orderNumber',
    'nobody knows column orderId',
  ])
  expect(differences(withRow('orderId', { kind: 'string' }), real)).toEqual(['orderId is number, not string'])
  expect(differences(withRow('orderId', { isNullable: true }), real)).toEqual(['orderId is never null'])
  expect(differences(withRow('paidAt', { isNullable: false }), real)).toEqual(['paidAt may be null'])
  // The address of an account is always there, but the account may not be.
  expect(differences(withRow('emailAddress', { isNullable: false }), real)).toEqual([
    'emailAddress may be null',
  ])
  expect(differences({ ...right, values: [] }, real)).toEqual(['nobody knows parameter orderId'])
  await expect(
    describeStatement({ text: 'select order_number from shop_order', parameters: [] }),
  ).rejects.toThrow('column "order_number" does not exist')
})

test('a claim is read as TypeScript understands it', () => {
  const claimOf = (statement: string) => claims.find(({ name }) => name === statement)
  expect(claimOf('sites-notification')?.values.map(({ name, kind }) => [name, kind])).toEqual([
    ['language', 'string'],
    ['fallback', 'string'],
    ['id', 'number'],
    ['now', 'Date'],
  ])
  expect(claimOf('cart-change-quantity')?.row).toEqual([
    { name: 'state', kind: 'string', isNullable: false },
    { name: 'changed', kind: 'boolean', isNullable: false },
    { name: 'pack', kind: 'json', isNullable: true },
  ])
})

test('every statement that writes a cart makes it another version: an order counts only for the one it was calculated from', () => {
  const writing = ofTheShop().filter(({ text }) => /\bupdate cart (t )?set\b/.test(text))
  expect(writing.length).toBeGreaterThan(10)
  const silent = writing.filter(({ text }) =>
    text
      .split(/\bupdate cart (?:t )?set\b/)
      .slice(1)
      .some((assignments) => !/^\s*version = (t\.)?version \+ 1,/.test(assignments)),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('every statement that writes the lines of a cart writes the cart as well', () => {
  const linesOnly = ofTheShop().filter(
    ({ text }) =>
      /\b(update|insert into|delete from) cart_line\b/.test(text) &&
      !/\b(update cart (t )?set|insert into cart \()/.test(text),
  )
  expect(linesOnly.map(({ name }) => name)).toEqual([])
})

test('no text of SQL counts its parameters', () => {
  const counting = files.filter((file) => /[(=<>,|] ?\$\d/.test(readFileSync(file, 'utf8')))
  expect(counting).toEqual([])
})
