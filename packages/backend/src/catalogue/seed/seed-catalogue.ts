import { firstPack } from '@haverhof/domain/catalogue'
import { DAY } from '@haverhof/domain/shared'
import type pg from 'pg'
import { writePaths } from '../../content/index.ts'
import { announceChange } from '../announce-change.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { categoryHomes, categoryPathRows } from './category-paths.ts'
import { withComplements } from './complements.ts'
import { productPathRows } from './product-paths.ts'
import { readCatalogue } from './read-catalogue.ts'
import { siteLanguages } from './site-rows.ts'
import { refuseUnknownClasses, vatTypesOfClasses } from './tax-classes.ts'
import { writePrices } from './write-prices.ts'
import { writeProducts } from './write-products.ts'
import { type PublicationRow, writePublications } from './write-publications.ts'
import { writeReference } from './write-reference.ts'
import { writeExampleQuestions } from './write-questions.ts'
import { writeExampleReviews } from './write-reviews.ts'
import { namedQuery } from '../../database/index.ts'
import type { ProductFile } from './product-file.ts'

/** Brings the catalogue in step with data/catalogue. Answers with what cannot be shown, and why (CATALOGUE-9). */
export async function seedCatalogue({
  client,
  dataDir,
  now,
  prices,
  examples,
}: Seeding): Promise<{ unpublished: PublicationRow[]; feedIds: ReadonlySet<number> }> {
  const data = readCatalogue(dataDir)
  const soldOf = await soldPacks(client, now)
  const inOrder = data.products.map(({ product }) => withPacksInOrder(product, soldOf))
  const products = withComplements(inOrder, data.searchTopics)
  const sites = await siteLanguages(client)
  const vatTypes = await vatTypesOfClasses(client)
  refuseUnknownClasses(data.products, vatTypes)
  await writeReference(client, data)
  const categoryIds = new Map(data.categories.map((category) => [category.key, category.id]))
  await writeProducts({ client, now, categoryIds, vatTypes }, products)
  const priced = products.flatMap((product) =>
    product.variants.map((variant) => ({ ...variant, platform: product.brand === 'haverhof' ? 0 : 1 })),
  )
  await writePrices({ client, now, sites, prices }, priced)
  await writeExampleReviews(client, examples === 'write' ? data.reviews : [])
  await writeExampleQuestions(client, examples === 'write' ? data.questions : [])
  const publications = await writePublications(client, products, sites)
  const homeOf = categoryHomes(data.categories)
  const rows = [
    ...categoryPathRows(data.categories, sites, homeOf),
    ...productPathRows(products, sites, publications, homeOf),
  ]
  await writePaths({ client, owned: ['category', 'product', 'variant'], rows, now })
  await announceChange(client, '*')
  const feedIds = new Set(products.filter(({ type }) => type === 'feed').map(({ id }) => id))
  return { unpublished: publications.filter((row) => !row.is_published), feedIds }
}

const countedDays = 90

/** Pieces of each pack that orders have taken and not given back. */
async function soldPacks(client: pg.ClientBase, now: Date): Promise<ReadonlyMap<number, number>> {
  const since = new Date(now.getTime() - countedDays * DAY)
  const { rows } = await client.query<{ variantId: number; sold: number }>(namedQuery(sold, { since }))
  return new Map(rows.map(({ variantId, sold: pieces }) => [variantId, pieces]))
}

const sold = `
  select variant_id "variantId", -sum(change)::int sold from stock_movement
  where reason in ('reserved', 'released') and at > :since group by variant_id`

/**
 * The pack that people feed from comes first, and with it gets the address of the product (CATALOGUE-25). The others keep
 * their order.
 */
function withPacksInOrder(product: ProductFile, soldOf: ReadonlyMap<number, number>): ProductFile {
  const packs = product.variants.map((variant) => ({ ...variant, sold: soldOf.get(variant.id) ?? 0 }))
  const index = firstPack(packs, product.dose ?? null)
  const first = product.variants.slice(index, index + 1)
  return { ...product, variants: [...first, ...product.variants.toSpliced(index, 1)] }
}
