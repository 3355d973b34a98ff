import { customerPassword, startTestShop, type TestShop } from '@haverhof/testing'
import { is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRegular } from './test-belongings.ts'
import { customerTables, type TableClass } from './test-personal-columns.ts'
import { shopTables } from './test-shop-columns.ts'

let shop: TestShop
let columns: Map<string, PgColumn>
beforeAll(async () => {
  shop = await startTestShop()
  columns = await readColumns()
})
afterAll(() => shop[Symbol.asyncDispose]())

const classes = ['taken', 'kept', 'elsewhere', 'secret', 'plain'] as const

function listed(table: TableClass, name: (typeof classes)[number]): string[] {
  const words = table[name] ?? ''
  const text = typeof words === 'string' ? words : words[0]
  return text.split(/\s+/).filter(Boolean)
}

/** `account.email_address` and so on, of the customers' tables in the classes asked for. */
function columnsOf(...names: (typeof classes)[number][]): string[] {
  return Object.entries(customerTables).flatMap(([table, entry]) =>
    names.flatMap((name) => listed(entry, name).map((column) => `${table}.${column}`)),
  )
}

async function readColumns(): Promise<Map<string, PgColumn>> {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const columns = new Map<string, PgColumn>()
  for (const file of globSync(`${source}*/*tables.ts`)) {
    const tables = Object.values((await import(file)) as Record<string, unknown>)
    for (const table of tables.filter((each) => is(each, PgTable))) {
      const { name, columns: own } = getTableConfig(table)
      for (const column of own) columns.set(`${name}.${column.name}`, column)
    }
  }
  return columns
}

async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await shop.context.database.pool.query<Record<string, unknown>>(text, values)).rows
}

test('every column of the schema is classified once: taken along, deleted, kept, secret or not personal', () => {
  const others = Object.entries(shopTables).flatMap(([table, text]) =>
    text.split(/\s+/).map((column) => `${table}.${column}`),
  )
  const classified = [...columnsOf(...classes), ...others]
  expect(columns.size).toBeGreaterThan(300)
  expect([...columns.keys()].filter((column) => !classified.includes(column))).toEqual([])
  expect(classified.filter((column, index) => classified.indexOf(column) !== index)).toEqual([])
  expect(classified.filter((column) => !columns.has(column))).toEqual([])
})

type Owner = { userId: string; email: string }

/** Which rows are the customer's, with the parameters that the condition names. */
function own(table: string, { userId, email }: Owner): string {
  const { own: condition = 'false' } = customerTables[table] ?? {}
  return condition.replaceAll('$1', `'${userId}'`).replaceAll('$2', `'${email}'`)
}

const planted: Record<string, (word: string) => string> = {
  text: (word) => `'${word}'`,
  'text[]': (word) => `array['${word}']`,
  // Of the details of an audit entry this is what goes.
  jsonb: (word) => `'{"clientIp": "${word}"}'`,
}

/** Writes a word of its own into every column that takes any: column → word. */
async function plant(owner: Owner): Promise<Map<string, string>> {
  const bound = await sql(`
    select c.conrelid::regclass || '.' || a.attname name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype <> 'n'
    union select i.indrelid::regclass || '.' || a.attname from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indisunique`)
  const fixed = new Set(bound.map(({ name }) => name))
  const words = new Map<string, string>()
  for (const name of columnsOf('taken', 'kept')) {
    const [table = '', column = ''] = name.split('.')
    const value = planted[columns.get(name)?.getSQLType() ?? '']
    if (!value || fixed.has(name)) continue
    const word = `planted-${table}-${column}-`
    await sql(`update ${table} set ${column} = ${value(word)} where ${own(table, owner)}`)
    const [row] = await sql(`select count(*)::int rows from ${table} where ${own(table, owner)}`)
    expect([name, row?.['rows']]).not.toEqual([name, 0])
    words.set(name, word)
  }
  return words
}

/** What else a customer can have. */
async function addTheRest({ userId, email }: Owner, orderId: number): Promise<void> {
  await sql(
    `insert into withdrawal (site_id, language_id, order_id, order_number, full_name, email_address, statement, received_at)
     values (1, 1, $1::int, $1::int::text, '', '', '', now())`,
    [orderId],
  )
  await sql(`insert into order_note (order_id, at, made_by, words) values ($1, now(), 'staff:1', '')`, [
    orderId,
  ])
  await sql(
    `insert into account_token (token_hash, user_id, purpose, expires_at, new_email_address)
     values ('hash-of-a-mailed-link', $1, 'change-email', now() + interval '1 hour', $2)`,
    [userId, `new-${email}`],
  )
  await sql(
    `insert into audit_entry (at, actor, action, subject, details) values (now(), $1::text, 'signed-in', $1::text, '{}')`,
    [`account:${userId}`],
  )
  await sql(`update product_return set status = 'refunded' where user_id = $1`, [userId])
}

/** What a pattern finds in the whole schema: text → the columns in which it stands. */
async function findEverywhere(pattern: string): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>()
  for (const [name, column] of columns) {
    const [table = ''] = name.split('.')
    if (!(column.getSQLType() in planted)) continue
    const hits = await sql(
      `select distinct (regexp_matches(${column.name}::text, $1, 'g'))[1] word from ${table}`,
      [pattern],
    )
    for (const { word } of hits) tables.set(String(word), [...(tables.get(String(word)) ?? []), name])
  }
  return tables
}

test('what is classified as exported is exported, what is secret is not, and a deletion leaves what is to be kept alone (CUSTOMERS-4, 5, ORDERS-69, REMINDERS-6)', async () => {
  const customer = await startRegular(shop)
  await addTheRest(customer, customer.belongings.orderId)
  // What is written down there cannot be changed otherwise (AUDIT-4).
  await sql('alter table audit_entry disable trigger audit_entry_stays')
  const words = await plant(customer)
  await sql('alter table audit_entry enable trigger audit_entry_stays')
  expect(words.size).toBeGreaterThan(35)

  const text = await (await customer.request('/api/account/export')).text()
  expect([...words.values()].filter((word) => !text.includes(word))).toEqual([])
  for (const name of columnsOf('secret')) {
    const [table = '', column = ''] = name.split('.')
    const stored = await sql(
      `select ${column}::text secret from ${table} where ${column} is not null and ${own(table, customer)}`,
    )
    for (const { secret } of stored) expect(text).not.toContain(secret)
  }

  const json = { password: customerPassword }
  expect((await customer.request('/api/account', { method: 'DELETE', json })).status).toBe(204)
  const planted = await findEverywhere(`planted-[a-z_]+-[a-z_]+-|${customer.email}`)
  const elsewhere = new Set(columnsOf('elsewhere'))
  const stands = (word: string) => planted.get(word)?.some((name) => !elsewhere.has(name)) === true
  const left = [...words].flatMap(([name, word]) => (stands(word) ? [name] : []))
  const stay = columnsOf('kept').filter((name) => words.has(name))
  expect(left.toSorted()).toEqual(stay.toSorted())
  // The orders have other mailboxes now, so the customer's own is nowhere but where it goes in time.
  expect(stands(customer.email)).toBe(false)
})
