import { startTestShop } from '@haverhof/testing'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Columns of a `tables.ts` that TypeScript gives a list of words: `status: text().$type<OrderStatus>()`. */
function wordColumns(): string[] {
  return globSync(`${source}*/tables.ts`).flatMap((file) =>
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

test('PostgreSQL refuses words that TypeScript does not know, in every column of status, state, kind and reason', async () => {
  await using shop = await startTestShop()
  const { rows } = await shop.context.database.pool.query<{ column: string }>(
    `select c.conrelid::regclass || '.' || a.attname "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[%'`,
  )
  const checked = new Set(rows.map(({ column }) => column))
  const columns = wordColumns()
  expect(columns.length).toBeGreaterThan(20)
  expect(columns.filter((column) => !checked.has(column))).toEqual([])
  await expect(
    shop.context.database.pool.query(`update payment set status = 'payed'; insert into order_event
      (order_id, at, to_status, reason) values (1, now(), 'payed', '')`),
  ).rejects.toThrow('order_event_to_status')
})

test.each([
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
