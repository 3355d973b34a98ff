import { startTestShop, type TestShop } from '@haverhof/testing'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withOwnConnection } from '../../database/index.ts'
import { seedPricing } from './seed-pricing.ts'

const shopData = path.resolve(import.meta.dirname, '../../../../../data')

let shop: TestShop
let dataDir: string
beforeEach(async () => {
  shop = await startTestShop()
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-data-'))
  cpSync(path.join(shopData, 'pricing.yaml'), path.join(dataDir, 'pricing.yaml'))
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true })
  await shop[Symbol.asyncDispose]()
})

function edit(from: string, to: string): void {
  const file = path.join(dataDir, 'pricing.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

const seedPromotions = (prices: 'keep' | 'write') =>
  withOwnConnection(shop.context.database, (client) =>
    seedPricing({ client, dataDir, now: shop.clock.now(), prices, examples: 'write' }),
  )

test('promotions that people made or changed stay; those of the data count on request (SEED-2, SEED-3, SEED-4)', async () => {
  const promotions = async () =>
    (
      await shop.context.database.pool.query<Record<string, unknown>>(
        `select promotion_key "key", code, usage_limit "limit", is_active "isActive", rule #>> '{effect,percent}' "percent"
         from promotion where promotion_key in ('own', 'free-delivery', 'welcome-nl', 'added') order by 1`,
      )
    ).rows
  await shop.context.database.pool.query(`
    insert into promotion (promotion_id, promotion_key, code, priority, is_exclusive, rule, titles, is_active)
      select 802, 'own', 'OPENDAY', 0, false, rule, titles, true from promotion where promotion_key = 'free-delivery';
    update promotion set usage_limit = 50, is_active = false where promotion_key = 'free-delivery';
    update promotion set code = 'HALLO15', rule = jsonb_set(rule, '{effect,percent}', '15') where promotion_key = 'welcome-nl'`)
  const own = { key: 'own', code: 'OPENDAY', limit: null, isActive: true, percent: '100' }
  const freeDelivery = { key: 'free-delivery', code: 'FREEDELIVERY', percent: '100' }
  const welcome = { key: 'welcome-nl', limit: null, isActive: true }
  edit(
    '  - { id: 102, key: welcome-de',
    [
      '  - { id: 802, key: taken, gives: { kind: order-amount, euros: 5 }, titles: *welcome }',
      '  - { id: 803, key: added, code: ADDED10, gives: { kind: order-percentage, percent: 10 }, titles: *welcome }',
      '  - { id: 102, key: welcome-de',
    ].join('\n'),
  )

  await seedPromotions('keep')
  const added = { key: 'added', code: 'ADDED10', limit: null, isActive: true, percent: '10' }
  expect(await promotions()).toEqual([
    added,
    { ...freeDelivery, limit: 50, isActive: false },
    own,
    { ...welcome, code: 'HALLO15', percent: '15' },
  ])

  expect(await seedPromotions('write')).toEqual({ refused: ['taken'] })
  expect(await promotions()).toEqual([
    added,
    { ...freeDelivery, limit: null, isActive: true },
    own,
    { ...welcome, code: 'WELKOM10', percent: '10' },
  ])
})

test('a product that comes into a category is part of its promotions, unless those were changed (SEED-4)', async () => {
  const { pool } = shop.context.database
  const products = async () =>
    (
      await pool.query<{ found: number[] }>(
        `select array(select jsonb_array_elements_text(rule #> '{effect,productIds}')::int) found
         from promotion where promotion_key = 'tidy-coat-weeks'`,
      )
    ).rows[0]?.found
  const before = await products()
  await pool.query(
    `insert into product_category (product_id, position, category_id)
       select 101, 9, category_id from category where key = 'care'`,
  )
  await seedPromotions('keep')
  expect(await products()).toEqual([101, ...(before ?? [])])
  await pool.query(
    `update promotion set rule = jsonb_set(jsonb_set(rule, '{effect,percent}', '20'), '{effect,productIds}', '[102]')
     where promotion_key = 'tidy-coat-weeks'`,
  )
  await seedPromotions('keep')
  expect(await products()).toEqual([102])
})
