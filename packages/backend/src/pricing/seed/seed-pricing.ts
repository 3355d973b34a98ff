import { DataProblem } from '../../seed/data-problem.ts'
import { readData } from '../../seed/read-data.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { upsert } from '../../seed/upsert.ts'
import { vatRate } from '../tables.ts'
import { PricingFile } from './pricing-file.ts'
import { promotionRow, type CatalogueIds } from './promotion-row.ts'

const file = 'pricing.yaml'

/** VAT rates and promotions, from data/pricing.yaml. How often a promotion was used stays as it is. */
export async function seedPricing(seeding: Seeding): Promise<void> {
  const data = readData(seeding.dataDir, file, PricingFile)
  const countryIds = await idsOf(seeding, 'select region_code "key", country_id "id" from country')
  const rates = data.vatRates.flatMap(({ country, from, low, high }) => {
    const countryId = known(countryIds, country, `vatRates: there is no country ${country}`)
    return [
      { countryId, vatClass: 'low' as const, validFrom: from, percent: low },
      { countryId, vatClass: 'high' as const, validFrom: from, percent: high },
    ]
  })
  const missing = [...countryIds.entries()].filter(([, id]) => !rates.some((rate) => rate.countryId === id))
  if (missing.length > 0) {
    throw new DataProblem(file, [`vatRates: no rate for ${missing.map(([code]) => code).join(', ')}`])
  }
  await upsert(seeding, vatRate, [vatRate.countryId, vatRate.vatClass, vatRate.validFrom], rates)
  await seedPromotions(seeding, data)
}

async function seedPromotions({ client }: Seeding, data: PricingFile): Promise<void> {
  const catalogueIds = await readCatalogueIds(client)
  const rows = data.promotions.map((entry) => promotionRow(entry, catalogueIds, file))
  await client.query(
    'update promotion set is_active = false, code = null where promotion_id <> all($1::int[])',
    [rows.map((row) => row.promotion_id)],
  )
  await client.query(writePromotions, [JSON.stringify(rows)])
}

async function readCatalogueIds(client: Seeding['client']): Promise<CatalogueIds> {
  const variants = await idsOf({ client }, 'select article "key", variant_id "id" from product_variant')
  const categories = await client.query<{ key: string; productIds: number[] }>(productsOfCategories)
  return {
    variants,
    productsOfCategory: new Map(categories.rows.map(({ key, productIds }) => [key, productIds])),
  }
}

async function idsOf({ client }: Pick<Seeding, 'client'>, text: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ key: string; id: number }>(text)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

function known(ids: ReadonlyMap<string, number>, key: string, problem: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new DataProblem(file, [problem])
  return id
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

const writePromotions = `
  insert into promotion (promotion_id, used, ${columns.join(', ')})
  select promotion_id, 0, ${columns.join(', ')} from jsonb_populate_recordset(null::promotion, $1::jsonb)
  on conflict (promotion_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`
