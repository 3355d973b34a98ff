import { contentWeightKg, productTypes, weightClassOf } from '@haverhof/domain/catalogue'
import { type LanguageCode, languages } from '@haverhof/domain/shared'
import type { VatType } from '@haverhof/domain/sites'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { type Row, insertRows, updating } from './insert-rows.ts'
import type { ProductFile } from './product-file.ts'
import { namedQuery } from '../../database/index.ts'

const brands = { haverhof: 0, muehldorfer: 1 } as const

type Seeding = {
  client: pg.ClientBase
  now: Date
  categoryIds: ReadonlyMap<string, number>
  vatTypes: ReadonlyMap<string, VatType>
}

/** Products with their texts, filters and packs. Stock that is there already is left alone: it is what was counted last. */
export async function writeProducts(seeding: Seeding, products: readonly ProductFile[]) {
  const { client, now, categoryIds } = seeding
  const rows = products.map((product) => productRow(product, seeding))
  // When a product came is decided once, and what was sold is for the orders to say.
  await insertRows(client, 'product', rows, updating(['product_id'], rows[0], ['created_at', 'units_sold']))
  const ids = products.map((product) => product.id)
  for (const table of ['product_category', 'product_facet', 'product_text', 'recommendation']) {
    await client.query(namedQuery(`delete from ${table} where product_id = any(:ids)`, { ids }))
  }
  await insertRows(
    client,
    'product_category',
    products.flatMap((product) => categoryRows(product, categoryIds)),
  )
  await insertRows(client, 'product_facet', products.flatMap(facetRows))
  await insertRows(client, 'product_text', products.flatMap(textRows))
  await insertRows(client, 'recommendation', products.flatMap(recommendationRows))
  const variants = products.flatMap(variantRows)
  await insertRows(client, 'product_variant', variants, updating(['variant_id'], variants[0]))
  const stock = products.flatMap(({ variants: packs }) =>
    packs.map(({ id, stock: amount }) => ({ variant_id: id, amount })),
  )
  await insertRows(client, 'stock', stock, 'on conflict do nothing')
  const variantIds = stock.map((row) => row.variant_id)
  await client.query(namedQuery(firstMovements, { variantIds, now }))
}

/** The stock of a pack begins with a movement, once; from then on only movements change it (STOCK-2). */
const firstMovements = `
  insert into stock_movement (variant_id, change, reason, at)
  select variant_id, amount, 'initial', :now from stock
  where variant_id = any(:variantIds) and not exists (
    select from stock_movement m where m.variant_id = stock.variant_id)`

function productRow(product: ProductFile, { now, vatTypes }: Pick<Seeding, 'now' | 'vatTypes'>): Row {
  return {
    product_id: product.id,
    platform: brands[product.brand],
    type: productTypes[product.type],
    // What the release before the classes reads.
    vat_class: vatTypes.get(product.vat) ?? 'high',
    tax_class: product.vat,
    icon: product.look.icon,
    tone: product.look.tone,
    structure: product.look.structure ?? null,
    is_new: product.new,
    created_at: new Date(now.getTime() - ageInDays(product) * 86_400_000),
    units_sold: 0,
    sugar_percent: product.nutrition?.sugarGPerKg === undefined ? null : product.nutrition.sugarGPerKg / 10,
    feed_label: product.feedLabel ?? null,
    nutrition: product.nutrition ?? null,
    dose: product.dose ?? null,
    content_version: versionOf(product),
  }
}

/** What is marked new came this month; the rest is older, later ids having come later. */
function ageInDays(product: ProductFile): number {
  return product.new ? 20 : 1000 - (product.id % 1000) * 0.5
}

/** A number that changes with the file. */
function versionOf(product: ProductFile): number {
  return createHash('sha256').update(JSON.stringify(product)).digest().readUInt32BE() >>> 1
}

function categoryRows({ id, categories }: ProductFile, categoryIds: ReadonlyMap<string, number>): Row[] {
  return categories.map((key, position) => ({ product_id: id, position, category_id: categoryIds.get(key) }))
}

function facetRows({ id, facets }: ProductFile): Row[] {
  return Object.entries(facets).flatMap(([facet_key, values]) =>
    [...new Set(values)].map((value_key) => ({ product_id: id, facet_key, value_key })),
  )
}

function textRows({ id, texts }: ProductFile): Row[] {
  return Object.entries(texts).map(([code, text]) => ({
    product_id: id,
    language_id: languages[code as LanguageCode].languageId,
    slug: text.slug,
    title: text.title,
    subtitle: text.subtitle,
    summary: text.summary,
    description: text.description,
    usps: text.usps,
    feeding_advice: text.feedingAdvice ?? null,
    composition: text.composition ?? null,
  }))
}

function recommendationRows({ id, recommendations }: ProductFile): Row[] {
  return recommendations.map((recommended_id, position) => ({ product_id: id, position, recommended_id }))
}

function variantRows({ id, variants }: ProductFile): Row[] {
  return variants.map((variant, position) => ({
    variant_id: variant.id,
    product_id: id,
    position,
    article: variant.article,
    ean: variant.ean,
    pack: variant.pack,
    content_amount: variant.content.amount,
    content_unit: variant.content.unit,
    weight_kg: variant.weightKg ?? contentWeightKg(variant.content),
    weight_class: weightClassOf(variant.content, variant.pack),
    dimensions_cm: variant.dimensionsCm ?? null,
    colour: variant.colour ?? null,
    shelf_life_months: variant.shelfLifeMonths ?? null,
    delivery_days: variant.deliveryDays,
    per_pallet: variant.perPallet ?? null,
    coming_soon: variant.comingSoon,
  }))
}
