import { readData } from '../../seed/read-data.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { PricingFile } from './pricing-file.ts'
import { promotionRow, type CatalogueIds } from './promotion-row.ts'
import { namedQuery } from '../../database/index.ts'

const file = 'pricing.yaml'

/**
 * Promotions, from data/pricing.yaml. One that the shop has stays as people have made it, and so does one that is not in the
 * file; `write` lets the file count (SEED-2). How often one was used stays in any case. Answers with the keys of those whose
 * place is taken by another one of the shop.
 */
export async function seedPricing({ client, dataDir, prices }: Seeding): Promise<{ refused: string[] }> {
  const data = readData(dataDir, file, PricingFile)
  const catalogueIds = await readCatalogueIds(client)
  const rows = data.promotions.map((entry) => promotionRow(entry, catalogueIds, file))
  const values = { promotions: JSON.stringify(rows) }
  await client.query(namedQuery(addPromotions, values))
  await client.query(namedQuery(prices === 'write' ? writePromotions : renewProducts, values))
  const refused = await client.query<{ key: string }>(namedQuery(withoutRow, values))
  return { refused: refused.rows.map(({ key }) => key) }
}

async function readCatalogueIds(client: Seeding['client']): Promise<CatalogueIds> {
  const variants = await client.query<{ key: string; id: number }>(
    'select article "key", variant_id "id" from product_variant',
  )
  const categories = await client.query<{ key: string; productIds: number[] }>(productsOfCategories)
  return {
    variants: new Map(variants.rows.map(({ key, id }) => [key, id])),
    productsOfCategory: new Map(categories.rows.map(({ key, productIds }) => [key, productIds])),
  }
}

// A category holds the products of those below it.
const productsOfCategories = `
  with recursive within (key, category_id) as (
    select key, category_id from category
    union all
    select within.key, c.category_id from within join category c on c.parent_id = within.category_id)
  select key, array_agg(distinct product_id order by product_id) "productIds"
  from within join product_category using (category_id) group by key`

const columns = [
  'code',
  'priority',
  'is_exclusive',
  'site_ids',
  'starts_at',
  'ends_at',
  'usage_limit',
  'usage_limit_per_customer',
  'rule',
  'titles',
  'is_active',
]

const ofFile = 'jsonb_populate_recordset(null::promotion, :promotions::jsonb)'
const same = 'p.promotion_id = f.promotion_id and p.promotion_key = f.promotion_key'

const addPromotions = `
  insert into promotion (promotion_id, promotion_key, used, ${columns.join(', ')})
  select promotion_id, promotion_key, 0, ${columns.join(', ')} from ${ofFile} on conflict do nothing`

const writePromotions = `
  update promotion p set ${columns.map((name) => `${name} = f.${name}`).join(', ')} from ${ofFile} f where ${same}`

// Which products a category has is no choice of those who change a promotion.
const withoutProducts = (rule: string) =>
  `jsonb_set(jsonb_set(${rule}, '{condition,productIds}', '[]'), '{effect,productIds}', '[]', false)`
const hasProducts = (rule: string) =>
  `(${rule} #> '{condition,productIds}' <> 'null', ${rule} #> '{effect,productIds}' <> 'null')`

const renewProducts = `
  update promotion p set rule = f.rule from ${ofFile} f
  where ${same} and p.rule <> f.rule and ${withoutProducts('p.rule')} = ${withoutProducts('f.rule')}
    and ${hasProducts('p.rule')} is not distinct from ${hasProducts('f.rule')}`

const withoutRow = `
  select promotion_key "key" from ${ofFile} f where not exists (select from promotion p where ${same}) order by promotion_key`
