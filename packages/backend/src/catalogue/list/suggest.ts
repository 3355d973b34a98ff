import {
  fold,
  isEmergency,
  leadToAdvice,
  onlyFor,
  type SearchTopic,
  wordsOf,
} from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { smallContentImage } from '../../content/index.ts'
import { categoryImage } from '../category-image.ts'
import type { Reference } from '../product-index/reference.ts'
import { readVariants } from '../variants/live-variants.ts'
import type { Suggestions } from '../schemas.ts'
import { cardView } from '../views.ts'

const most = { products: 6, categories: 4, advice: 3 }
const nothing = {
  products: [],
  categories: [],
  advice: [],
  adviceFirst: false,
  isEmergency: false,
  correctedTerm: null,
}

/** Suggestions of the search box while the visitor types: products, categories and advice. */
export async function suggest(
  context: AppContext,
  scope: SiteScope,
  term: string,
): Promise<z.infer<typeof Suggestions>> {
  if (wordsOf(term).length === 0) return nothing
  const reference = await context.catalogue.reference()
  const { variantIds, correctedTerm, topics } = await context.searchEngine.suggest(scope, term, most.products)
  const meant = correctedTerm ?? term
  const now = context.now()
  const { siteId, languageId } = scope
  const [packs, categories] = await Promise.all([
    readVariants(context, { siteId, languageId, variantIds, now }),
    categoriesLike(context, scope, reference, { term: meant, topics }),
  ])
  const cards = packs.map((pack) => cardView(pack, { scope, reference, now }))
  return {
    products: cards.map(({ title, url, image, price, packSize }) => ({ title, url, image, price, packSize })),
    categories,
    advice: reference
      .readingsFor(scope, { term: meant, topics, most: most.advice })
      .map(({ title, url, picture }) => ({
        title,
        url,
        image: picture === null ? null : smallContentImage(scope, picture),
      })),
    adviceFirst: leadToAdvice(topics),
    isEmergency: isEmergency(topics),
    correctedTerm,
  }
}

/** Categories whose name holds a word that begins like each typed one. */
async function categoriesLike(
  { searchEngine }: AppContext,
  scope: SiteScope,
  reference: Reference,
  { term, topics }: { term: string; topics: readonly SearchTopic[] },
): Promise<z.infer<typeof Suggestions>['categories']> {
  // What is not to be bought is not looked for in a category either (SEARCH-12, SEARCH-13).
  if (onlyFor(topics)?.length === 0) return []
  const typed = wordsOf(term).map(fold)
  // A complaint leads to the category that helps (SEARCH-7).
  const leading = new Set(topics.map(({ categoryKey }) => categoryKey))
  const named = reference.categories
    .filter((category) => category.platforms.includes(scope.platform))
    .map((category) => ({ ...category, name: reference.wording(category.id, scope).name }))
    .filter(({ key, name }) => {
      const words = wordsOf(name).map(fold)
      return leading.has(key) || typed.every((start) => words.some((word) => word.startsWith(start)))
    })
  if (named.length === 0) return []
  const countOf = await searchEngine.countByCategory(
    scope,
    named.map(({ key }) => key),
  )
  return named
    .map(({ name, ...category }) => ({
      title: name,
      url: reference.path(category.id, scope),
      image: categoryImage(scope, category),
      count: countOf.get(category.key) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .slice(0, most.categories)
}
