import type { Database } from '../database/index.ts'
import { currentPriceSql, type PriceColumns, priceHistorySql } from './card-rows.ts'

/** What changes while the shop is open. */
export type LivePack = PriceColumns & { variantId: number; comingSoon: boolean; stock: number }

export type LiveProduct = { version: number; packs: LivePack[] }

type Asked = { productId: number; siteId: number; languageId: number; now: Date }
type PackColumns = [
  LivePack['variantId'],
  LivePack['stock'],
  LivePack['comingSoon'],
  LivePack['amountCents'],
  LivePack['isOffer'],
  LivePack['history'],
]

/** Prices and stock of this moment, and the version of everything else; nothing when the site does not show the product. */
export async function liveProduct(database: Database, asked: Asked): Promise<LiveProduct | undefined> {
  const { productId, siteId, languageId, now } = asked
  const values = [productId, siteId, languageId, now]
  const [row] = await database.rows<{ version: number; packs: PackColumns[] | null }>(live, values)
  return row && { version: row.version, packs: row.packs?.map(packOf) ?? [] }
}

function packOf([variantId, stock, comingSoon, amountCents, isOffer, history]: PackColumns): LivePack {
  return { variantId, stock, comingSoon, amountCents, isOffer, history }
}

const live = {
  name: 'catalogue-live-product',
  text: `
    select p.content_version "version", (
      select json_agg(json_build_array(v.variant_id, s.amount, v.coming_soon, price.amount_cents, price.is_offer,
        ${priceHistorySql}) order by v.position)
      from product_variant v join stock s on s.variant_id = v.variant_id ${currentPriceSql}
      where v.product_id = p.product_id) packs
    from publication pub join product p on p.product_id = pub.product_id
    where pub.site_id = $2 and pub.language_id = $3 and pub.product_id = $1 and pub.is_published`,
}
