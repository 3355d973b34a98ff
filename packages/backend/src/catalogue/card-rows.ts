import { type Database, inJson } from '../database/index.ts'

/** A pack as a card shows it: texts, and price and stock as they are this moment. */
export type CardRow = PriceColumns & {
  variantId: number
  productId: number
  position: number
  article: string
  contentAmount: number
  contentUnit: 'g' | 'ml' | 'piece'
  comingSoon: boolean
  slug: string
  title: string
  summary: string
  textLanguage: string
  homeId: number
  stock: number
  rating: number | null
  ratingCount: number | null
  type: number
  isNew: boolean
  variantCount: number
  horseTypes: string[]
}

export type PriceColumns = {
  amountCents: number
  isOffer: boolean
  /** Only for offers: [begin in ms, cents, is offer], to work out the struck price. */
  history: [number, number, boolean][] | null
}

type Asked = { siteId: number; languageId: number; variantIds: readonly number[]; now: Date }

/** One statement for any number of cards, in the order asked; packs that are not shown on the site are left out. */
export function cardRows(
  database: Database,
  { siteId, languageId, variantIds, now }: Asked,
): Promise<CardRow[]> {
  if (variantIds.length === 0) return Promise.resolve([])
  return database.jsonRows<CardRow>(cards, [variantIds, siteId, languageId, now])
}

/** The price that holds at $4 on site $2 for pack v, with its history when it is an offer. */
export const currentPriceSql = `
  cross join lateral (
    select amount_cents, is_offer from variant_price
    where site_id = $2 and variant_id = v.variant_id and valid_from <= $4
    order by valid_from desc limit 1) price`

export const priceHistorySql = `
  case when price.is_offer then (
    select json_agg(json_build_array(extract(epoch from h.valid_from) * 1000, h.amount_cents, h.is_offer))
    from variant_price h where h.site_id = $2 and h.variant_id = v.variant_id and h.valid_from <= $4) end`

const cards = inJson({
  name: 'catalogue-cards',
  text: `
    select v.variant_id "variantId", v.product_id "productId", v.position, v.article,
      v.content_amount "contentAmount", v.content_unit "contentUnit", v.coming_soon "comingSoon",
      t.slug, t.title, t.summary, l.code "textLanguage", c.category_id "homeId", s.amount stock,
      r.average rating, r.count "ratingCount", p.type, p.is_new "isNew",
      price.amount_cents "amountCents", price.is_offer "isOffer", ${priceHistorySql} history,
      (select count(*)::int from product_variant o where o.product_id = v.product_id) "variantCount",
      array(select f.value_key from product_facet f
        where f.product_id = v.product_id and f.facet_key = 'horse-type') "horseTypes"
    from unnest($1::int[]) with ordinality as asked(variant_id, place)
    join product_variant v on v.variant_id = asked.variant_id
    join publication pub on pub.site_id = $2 and pub.language_id = $3 and pub.product_id = v.product_id
      and pub.is_published
    join product p on p.product_id = v.product_id
    join product_text t on t.product_id = v.product_id and t.language_id = pub.text_language_id
    join language l on l.language_id = pub.text_language_id
    join product_category c on c.product_id = v.product_id and c.position = 0
    join stock s on s.variant_id = v.variant_id
    left join review_aggregate r on r.product_id = v.product_id and r.count > 0
    ${currentPriceSql}
    order by asked.place`,
})
