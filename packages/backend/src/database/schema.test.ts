import { startTestShop } from '@haverhof/testing'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Columns of a `tables.ts` that TypeScript gives a list of words: `status: text().$type<OrderStatus>()`. */
function wordColumns(): string[] {
  return globSync(`${source}*/*tables.ts`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/(?=pgTable\(\s*')/)
      .slice(1)
      .flatMap((text) => {
        const table = /'(\w+)'/.exec(text)?.[1] ?? ''
        const columns = text.matchAll(/(\w+): text\((?:'(\w+)')?\)\s*\.\$type</g)
        return [...columns].map(([, key = '', name = key]) => `${table}.${name}`)
      }),
  )
}

/** Lists that grow with the shop: a word more is no migration. Only code writes them, and its types know the words. */
const growing: ReadonlySet<string> = new Set([
  'outbox_mail.kind',
  'repeat_delivery_event.event',
  'staff_grant.role',
  'staff_view.list',
  'webhook_event.event_type',
])

test('PostgreSQL refuses words that TypeScript does not know, in every column of status, state, kind and reason', async () => {
  await using shop = await startTestShop()
  const { rows } = await shop.context.database.pool.query<{ column: string }>(
    `select c.conrelid::regclass || '.' || a.attname "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ '= (ANY \\(ARRAY|'')'`,
  )
  const checked = new Set(rows.map(({ column }) => column))
  const columns = wordColumns()
  expect(columns.length).toBeGreaterThan(20)
  expect(columns.filter((column) => !checked.has(column) && !growing.has(column))).toEqual([])
  await expect(
    shop.context.database.pool.query(`update payment set status = 'payed'; insert into order_event
      (order_id, at, to_status, reason) values (1, now(), 'payed', '')`),
  ).rejects.toThrow('order_event_to_status')
})

test('every column that is called a status, state, kind, tone or type knows its words: by a check or by a reference', async () => {
  await using shop = await startTestShop()
  const { rows } = await shop.context.database.pool.query<{ column: string; isChecked: boolean }>(
    `select c.table_name || '.' || c.column_name "column", exists (
        select from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.conrelid = c.table_name::regclass and a.attname = c.column_name
          and (k.contype = 'f' or k.contype = 'c' and pg_get_constraintdef(k.oid) ~ (c.column_name || '.* = (ANY|''|\\d)'))
      ) "isChecked"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ '(^|_)(status|state|kind|tone|type)$'`,
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(
    rows.filter(({ isChecked, column }) => !isChecked && !growing.has(column)).map(({ column }) => column),
  ).toEqual([])
})

test('every constraint holds for what was there before it: none is left to be validated (MIGRATE-3)', async () => {
  await using shop = await startTestShop()
  const { rows } = await shop.context.database.pool.query(
    'select conname from pg_constraint where not convalidated',
  )
  expect(rows).toEqual([])
})

test.each([
  ['category', 'category'],
  ['product_facet', 'facet_value'],
  ['payment', 'shop_order'],
  ['gift_card_debit', 'shop_order'],
  ['promotion_redemption', 'shop_order'],
  ['stock_movement', 'shop_order'],
  ['stock_movement', 'product_variant'],
  ['stock_reservation', 'product_variant'],
  ['order_sample', 'product_variant'],
  ['withdrawal', 'shop_order'],
])('every %s names a %s that exists', async (table, referenced) => {
  await using shop = await startTestShop()
  const { rowCount } = await shop.context.database.pool.query(
    `select from pg_constraint where contype = 'f' and conrelid = $1::regclass and confrelid = $2::regclass and convalidated`,
    [table, referenced],
  )
  expect(rowCount).toBe(1)
})

test('a recommendation names two products that exist', async () => {
  await using shop = await startTestShop()
  const { pool } = shop.context.database
  const refusal = 'violates foreign key constraint'
  await expect(pool.query('insert into recommendation values (101, 99, 1)')).rejects.toThrow(refusal)
  await expect(pool.query('insert into recommendation values (1, 99, 101)')).rejects.toThrow(refusal)
})
