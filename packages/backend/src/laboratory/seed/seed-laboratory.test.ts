import { startTestShop, type TestShop } from '@haverhof/testing'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SampleReportView } from '../report-schemas.ts'
import { seedLaboratory } from './seed-laboratory.ts'

const file = 'laboratory.yaml'
const original = readFileSync(path.resolve(import.meta.dirname, '../../../../../data', file), 'utf8')

let shop: TestShop
let dataDir: string
beforeAll(async () => {
  shop = await startTestShop()
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'laboratory-data-'))
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await shop[Symbol.asyncDispose]()
})

/** Reads the file with one thing changed; all or nothing, as the shop does it. */
async function seedWith(from: string, to: string): Promise<void> {
  const edited = original.replace(from, to)
  expect(edited === original).toBe(from === to)
  writeFileSync(path.join(dataDir, file), edited)
  const client = await shop.context.database.pool.connect()
  try {
    await client.query('begin')
    await seedLaboratory({ client, dataDir, now: shop.clock.now(), prices: 'keep', examples: 'write' })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function state(): Promise<unknown> {
  const { rows } = await shop.context.database.pool.query(
    `select (select json_agg(s order by sample_id) from roughage_sample s) samples,
       (select json_agg(v order by sample_id, code) from roughage_value v) "values",
       (select json_agg(a) from roughage_average a) averages`,
  )
  return rows[0]
}

const report = (key: string) => shop.read<SampleReportView>(`/api/results/${key}`)

test('reading the data again changes nothing, our own measurements least of all (LABORATORY-9, 12, LABORATORY-51)', async () => {
  await shop.context.database.pool.query(
    `insert into roughage_average values (4, 'hay', 'NL', 2026, 'sugar', 300, 3)`,
  )
  const before = await state()
  await seedWith('', '')
  expect(await state()).toEqual(before)
})

test('a shop keeper changes examples and what an advice names', async () => {
  await seedWith('sugar: 148', 'sugar: 190')
  expect((await report('example-roughage-quickscan')).advice).toContainEqual({
    code: 'very-high-sugar',
    valueCode: 'sugar',
  })
  await seedWith('low-protein: [141, 512]', 'low-protein: [143]')
  const { products } = await report('example-roughage-quickscan')
  const named = products.filter(({ reason }) => reason === 'low-protein')
  expect(named.map(({ card }) => card.productId)).toEqual([143])
  await seedWith('key: example-silage-quickscan', 'key: example-haylage-quickscan')
  expect((await shop.request('/api/results/example-silage-quickscan')).status).toBe(404)
  const silage = await report('example-haylage-quickscan')
  expect(silage.advice.map(({ code }) => code)).toEqual([
    'high-energy',
    'high-ash',
    'sugar-at-risk',
    'balancer',
  ])
})

test.each([
  [
    'sugar: 148',
    'sugar: 1480',
    /laboratory\.yaml: examples\.example-roughage-quickscan\.sugar: out-of-limits/,
  ],
  ['hygiene-ask-vet: [145,', 'hygiene-ask-vet: [351,', /laboratory\.yaml: products: 351 replaces no forage/],
  ['balancer: [121', 'balancer: [99999', /laboratory\.yaml: products: there is no product 99999/],
  ['low-protein:', 'low-courage:', /laboratory\.yaml: products/],
  ['article: HH90101', 'article: HH0', /laboratory\.yaml: examples\.\S+: there is no pack HH0/],
])('wrong data is named and nothing is written: %s → %s', async (from, to, problem) => {
  const before = await state()
  await expect(seedWith(from, to)).rejects.toThrow(problem)
  expect(await state()).toEqual(before)
})

test('every feed that an advice names suits the horse in light work whose dose is told (LABORATORY-11)', async () => {
  const { rows } = await shop.context.database.pool.query(
    `select distinct product_id from roughage_advice_product n join product p using (product_id)
     where p.dose is not null and not exists (
       select from product_facet f where f.product_id = n.product_id and f.facet_key = 'labour' and f.value_key = 'light')`,
  )
  expect(rows).toEqual([])
})
