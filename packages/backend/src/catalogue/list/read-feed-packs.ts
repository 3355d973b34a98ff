import { globalTradeNumber, isBulkPack, packSizeText, stockState } from '@haverhof/domain/catalogue'
import { brandNames, type Platform } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { columnsOf, type RowOf, statement } from '../../database/index.ts'
import { soldHere } from '../sold-here.ts'
import type { productVariant } from '../tables.ts'
import { currentPriceSql, type PriceColumns, priceHistorySql } from '../variants/live-variants.ts'
import { packColumns, wordColumns } from '../variants/variant-texts.ts'
import { imageView, priceView, productUrl } from '../views.ts'

const variantColumns = columnsOf<typeof productVariant.$inferSelect>()([
  'variantId',
  'productId',
  'ean',
  'colour',
  'weightKg',
  'comingSoon',
])

type Row = PriceColumns &
  RowOf<typeof variantColumns> &
  RowOf<typeof packColumns> &
  RowOf<typeof wordColumns> & {
    productType: number
    platform: Platform
    stock: number
    description: string
    homeId: number
  }

export type FeedPack = ReturnType<typeof feedPack>

/**
 * Packs that programs of others may list, by their numbers, a batch at a time with one statement (SEO-23). In the language of
 * the host alone, because portals list no page in another; and without goods by lorry, which are requested and not bought.
 */
export async function readFeedPacks(
  context: AppContext,
  scope: SiteScope,
  { after, atOnce }: { after: number; atOnce: number },
): Promise<{ packs: FeedPack[]; last: number | null }> {
  const { siteId, languageId } = scope
  const now = context.now()
  const reference = await context.catalogue.reference()
  const rows = await context.database.reader.rows(read, { siteId, languageId, now, after, atOnce })
  const packs = rows
    .filter(({ pack }) => !isBulkPack(pack))
    .map((row) => feedPack(row, { scope, reference, now }))
  return { packs, last: rows.length === atOnce ? (rows.at(-1)?.variantId ?? null) : null }
}

type View = Parameters<typeof priceView>[2]

function feedPack(row: Row, view: View) {
  const { scope, reference } = view
  const content = { amount: row.contentAmount, unit: row.contentUnit }
  const packSize = packSizeText(content, scope.languageCode, row.pack)
  const colour = row.colour === null ? null : reference.valueLabel('colour', row.colour, scope)
  const title = `${row.title} ${colour ?? packSize}`
  const image = imageView({ variantId: row.variantId, language: scope.languageCode }, title)
  return {
    id: row.article,
    groupId: String(row.productId),
    productType: row.productType,
    title,
    description: [row.summary, row.description].join('\n\n'),
    url: productUrl(row, view),
    // The largest of the sizes that the picture comes in.
    imageUrl: image.srcset.split(', ').at(-1)?.split(' ')[0] ?? image.src,
    price: priceView(row, content, view),
    stock: stockState(row.stock, row.comingSoon).state,
    brand: brandNames[row.platform],
    gtin: globalTradeNumber(row.ean),
    categories: reference.line(row.homeId).map(({ id }) => reference.wording(id, scope).name),
    colour,
    size: colour === null ? packSize : null,
    content,
    weightKg: row.weightKg,
  }
}

const read = statement<{ siteId: number; languageId: number; now: Date; after: number; atOnce: number }, Row>(
  'catalogue-feed-packs',
  `
    select ${variantColumns.select('v')}, ${packColumns.select('v')}, p.type "productType", p.platform,
      s.amount stock, ${wordColumns.select('t')}, t.description, c.category_id "homeId",
      price.amount_cents "amountCents", price.is_offer "isOffer", ${priceHistorySql} history
    from product_variant v
    join publication pub on ${soldHere({ productId: 'v.product_id' })} and pub.text_language_id = :languageId
    join product p on p.product_id = v.product_id
    join product_text t on t.product_id = v.product_id and t.language_id = pub.text_language_id
    join product_category c on c.product_id = v.product_id and c.position = 0
    join stock s on s.variant_id = v.variant_id
    ${currentPriceSql}
    where v.variant_id > :after
    order by v.variant_id limit :atOnce`,
)
