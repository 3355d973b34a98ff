import { writePaths } from '../../content/index.ts'
import { announceChange } from '../announce-change.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { categoryHomes, categoryPathRows } from './category-paths.ts'
import { withComplements } from './complements.ts'
import { soldPacks, withPacksInOrder } from './order-packs.ts'
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
