import type { VatType } from '@haverhof/domain/sites'
import { type Database, statement } from '../../database/index.ts'

export type StaffProduct = {
  productId: number
  platform: number
  vatClass: VatType
  taxClass: string
  /** By language id. */
  titles: Record<string, string>
  packs: StaffPack[]
}

type StaffPack = {
  variantId: number
  article: string
  ean: string
  pack: string
  weightKg: number
  isComingSoon: boolean
  /** What holds now, including VAT; sites without a price of it are left out. */
  prices: { siteId: number; amountCents: number; isOffer: boolean }[]
}

type ProductsQuery = { siteIds: readonly number[]; afterId: number; limit: number; now: Date }

/** Products with their packs and today's prices on these sites, by number (STAFF-8). */
export function listStaffProducts(
  { rows }: Pick<Database, 'rows'>,
  page: ProductsQuery,
): Promise<StaffProduct[]> {
  return rows(list, page)
}

/** One product in the same words; null when there is none. */
export async function readStaffProduct(
  { rows }: Pick<Database, 'rows'>,
  product: { productId: number; siteIds: readonly number[]; now: Date },
): Promise<StaffProduct | null> {
  const [staffProduct] = await rows(read, product)
  return staffProduct ?? null
}

const columns = `p.product_id "productId", p.platform, (select c.vat_type from vat_class c where c.tax_class = p.tax_class) "vatClass", p.tax_class "taxClass",
  coalesce((select json_object_agg(t.language_id, t.title) from product_text t where t.product_id = p.product_id), '{}') titles,
  coalesce((select json_agg(json_build_object('variantId', v.variant_id, 'article', v.article, 'ean', v.ean,
      'pack', v.pack, 'weightKg', v.weight_kg, 'isComingSoon', v.coming_soon, 'prices', (
        select coalesce(json_agg(json_build_object('siteId', s.site_id, 'amountCents', price.amount_cents,
          'isOffer', price.is_offer) order by s.site_id), '[]')
        from unnest(:siteIds::int[]) s (site_id) cross join lateral (
          select amount_cents, is_offer from variant_price
          where site_id = s.site_id and variant_id = v.variant_id and valid_from <= :now
          order by valid_from desc limit 1) price)) order by v.position)
    from product_variant v where v.product_id = p.product_id), '[]') packs`

const list = statement<ProductsQuery, StaffProduct>(
  'products-list-for-staff',
  `select ${columns} from product p where p.product_id > :afterId order by p.product_id limit :limit`,
)

const read = statement<{ productId: number; siteIds: readonly number[]; now: Date }, StaffProduct>(
  'products-read-for-staff',
  `select ${columns} from product p where p.product_id = :productId`,
)
