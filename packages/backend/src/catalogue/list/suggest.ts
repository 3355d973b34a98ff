import {
  countBoth,
  docsWith,
  fold,
  listProducts,
  noFilters,
  searchProducts,
  wordsOf,
} from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { type CatalogueView } from '../product-index/catalogue.ts'
import { readVariants } from '../variants/live-variants.ts'
import type { Suggestions } from '../schemas.ts'
import { cardView } from '../views.ts'
import { statement } from '../../database/index.ts'

const most = { products: 6, categories: 4, advice: 3 }

/** What the search box offers while somebody types: products, categories and advice. */
export async function suggest(
  context: AppContext,
  scope: SiteScope,
  term: string,
): Promise<z.infer<typeof Suggestions>> {
  const view = await context.catalogue.view(scope)
  const texts = await view.texts()
  const published = view.site.published.get(scope.languageId)
  if (wordsOf(term).length === 0 || !published)
    return { products: [], categories: [], advice: [], correctedTerm: null }
  const match = searchProducts(texts, term, published)
  const query = { languageId: scope.languageId, categoryKey: null, within: null, match, filters: noFilters }
  const page = { sort: 'relevance' as const, descending: false, page: 1, pageSize: most.products }
  const found = listProducts(view.figures, view.site, null, { ...query, ...page })
  const now = context.now()
  const { siteId, languageId } = scope
  const [packs, advice] = await Promise.all([
    readVariants(context, { siteId, languageId, variantIds: found.variantIds, now }),
    context.database.rows(adviceTitles, {
      siteId,
      languageId,
      like: `%${(match.correctedTerm ?? term).trim().replaceAll(/[\\%_]/g, '\\$&')}%`,
      most: most.advice,
    }),
  ])
  const cards = packs.map((pack) => cardView(pack, { scope, reference: view.reference, now }))
  return {
    products: cards.map(({ title, url, image, price, packSize }) => ({ title, url, image, price, packSize })),
    categories: categoriesLike(view, scope, match.correctedTerm ?? term),
    advice,
    correctedTerm: match.correctedTerm,
  }
}

/** Categories whose name holds a word that begins like each typed one. */
function categoriesLike({ reference, figures, site }: CatalogueView, scope: SiteScope, term: string) {
  const typed = wordsOf(term).map(fold)
  const published = site.published.get(scope.languageId)
  return reference.categories
    .filter((category) => category.platforms.includes(scope.platform))
    .flatMap((category) => {
      const { name } = reference.wording(category.id, scope)
      const words = wordsOf(name).map(fold)
      if (!typed.every((start) => words.some((word) => word.startsWith(start)))) return []
      const docs = docsWith(figures, 'product-group', [category.key])
      const count = published ? countBoth(docs, published) : 0
      return count === 0 ? [] : { title: name, url: reference.path(category.id, scope), count }
    })
    .slice(0, most.categories)
}

const adviceTitles = statement<
  { siteId: number; languageId: number; like: string; most: number },
  { title: string; url: string }
>(
  'catalogue-suggest-advice',
  `
    select title, path url from path
    where site_id = :siteId and language_id = :languageId and is_current and kind = 'advice-article' and title ilike :like
    order by position, title limit :most`,
)
