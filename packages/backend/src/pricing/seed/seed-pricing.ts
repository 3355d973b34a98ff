import { readData } from '../../seed/read-data.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { PricingFile } from './pricing-file.ts'
import { promotionRow, type CatalogueIds } from './promotion-row.ts'
import { namedQuery } from '../../database/index.ts'

const file = 'pricing.yaml'

/** Promotions, from data/pricing.yaml. How often one was used stays as it is. */
export async function seedPricing({ client, dataDir }: Seeding): Promise<void> {
  const data = readData(dataDir, file, PricingFile)
  const catalogueIds = await readCatalogueIds(client)
  const rows = data.promotions.map((entry) => promotionRow(entry, catalogueIds, file))
  const promotionIds = rows.map((row) => row.promotion_id)
  await client.query(namedQuery(endOthers, { promotionIds }))
  await client.query(namedQuery(writePromotions, { promotions: JSON.stringify(rows) }))
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
  'promotion_key',
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

const endOthers =
  'update promotion set is_active = false, code = null where promotion_id <> all(:promotionIds::int[])'

const writePromotions = `
  insert into promotion (promotion_id, used, ${columns.join(', ')})
  select promotion_id, 0, ${columns.join(', ')} from jsonb_populate_recordset(null::promotion, :promotions::jsonb)
  on conflict (promotion_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`
