import type { AppContext } from '../../app-context.ts'
import { type PathRow, writePaths } from '../../content/index.ts'
import { withOwnConnection } from '../../database/index.ts'
import { announceChange } from '../announce-change.ts'
import { loadReference, type Reference } from '../product-index/reference.ts'
import { analyzeFilled } from '../../seed/analyze-filled.ts'
import { insertRows } from './insert-rows.ts'
import { recountAllReviews } from '../recount-reviews.ts'
import type { ProductFile } from './product-file.ts'
import { productPathRows } from './product-paths.ts'
import { type SiteLanguage, siteLanguages } from './site-rows.ts'
import { seededRandom, type SyntheticChoices, syntheticProduct } from './synthetic-product.ts'
import { writePrices } from './write-prices.ts'
import { vatTypesOfClasses } from './tax-classes.ts'
import { writeProducts } from './write-products.ts'
import { firstSyntheticId, publicationRows } from './write-publications.ts'

/** Synthetic goods are sold on the Dutch and the German site of the main brand. */
const syntheticSites = new Set([1, 3])
const productsPerTurn = 1000

/** Adds this many invented products, to try the shop at a size it does not have yet. */
export async function seedSyntheticCatalogue(context: AppContext, count: number): Promise<void> {
  const reference = await loadReference(context.database)
  await withOwnConnection(context.database, async (client) => {
    await client.query('begin')
    const sites = (await siteLanguages(client)).filter((site) => syntheticSites.has(site.siteId))
    const categoryIds = new Map(reference.categories.map((category) => [category.key, category.id]))
    const choices = choicesOf(reference)
    const now = context.now()
    const vatTypes = await vatTypesOfClasses(client)
    const paths: PathRow[] = []
    for (let start = 1; start <= count; start += productsPerTurn) {
      const length = Math.min(productsPerTurn, count - start + 1)
      const products = Array.from({ length }, (_, index) =>
        syntheticProduct(firstSyntheticId + start + index, choices),
      )
      await writeProducts({ client, now, categoryIds, vatTypes }, products)
      const priced = products.flatMap((product) =>
        product.variants.map((variant) => ({ ...variant, platform: 0 })),
      )
      await writePrices({ client, now, sites, prices: 'keep' }, priced)
      await insertRows(client, 'review', products.flatMap(reviewRows), 'on conflict do nothing')
      const publications = products.flatMap((product) => publicationRows(product, sites))
      await insertRows(client, 'publication', publications, 'on conflict do nothing')
      paths.push(
        ...productPathRows(products, sites, publications, (key, site) => homeOf(reference, key, site)),
      )
    }
    await recountAllReviews(client)
    await writePaths({ client, owned: [], rows: paths, now })
    await announceChange(client, '*')
    await analyzeFilled(client)
    await client.query('commit')
  })
}

function choicesOf(reference: Reference): SyntheticChoices {
  const own = reference.categories.filter(
    (category) => category.platforms.includes(0) && category.parentId !== null,
  )
  return {
    categories: own.map((category) => category.key),
    values: reference.values,
  }
}

function homeOf(reference: Reference, key: string, site: SiteLanguage): string {
  return reference.path(reference.categoryOfKey(key)?.id ?? 0, { ...site, platform: 0 })
}

/** Up to four reviews each; every third product has none. */
function reviewRows({ id }: ProductFile) {
  const random = seededRandom(id)
  return Array.from({ length: id % 3 === 0 ? 0 : 1 + Math.floor(random() * 4) }, (_, index) => ({
    review_id: id * 10 + index,
    product_id: id,
    language_id: 1 + Math.floor(random() * 2),
    rating: 3 + Math.floor(random() * 3),
    title: 'Goed spul',
    text: 'Mijn paard eet het graag en staat er mooi op.',
    author: 'Anna B.',
    written_on: `2026-0${1 + Math.floor(random() * 9)}-15`,
    verified: false,
    is_example: true,
    published_at: '2026-01-01T12:00:00Z',
  }))
}
