import { noFilters, listProducts, searchProducts } from '@haverhof/domain/catalogue'
import { startTestShop } from '@haverhof/testing'
import { expect, it } from 'vitest'
import { type Catalogue, createCatalogue } from './catalogue.ts'

it('an index that is made in a thread of its own answers as one that is made here (CATALOGUE-17)', async () => {
  await using shop = await startTestShop()
  const [scope] = await shop.context.sites.scopes()
  if (!scope) throw new Error('the shop has no site')
  const answersOf = async (catalogue: Catalogue) => {
    const { figures, site, texts } = await catalogue.view(scope)
    const index = await texts()
    const published = site.published.get(scope.languageId) ?? new Int32Array()
    const page = {
      languageId: scope.languageId,
      categoryKey: null,
      within: null,
      filters: noFilters,
      page: 1,
      pageSize: 96,
    }
    return ['', 'haver', 'muslei', 'hoefsupplement'].flatMap((term) =>
      (['relevance', 'price', 'name'] as const).map((sort) => {
        const match = term === '' ? null : searchProducts(index, term, () => published)
        const query = { ...page, match, sort, descending: true }
        return listProducts(figures, site, index.byName, query)
      }),
    )
  }
  const here = await answersOf(createCatalogue(shop.context))
  expect(here[0]?.total).toBeGreaterThan(50)
  expect(await answersOf(createCatalogue(shop.context, { threadFrom: 0 }))).toEqual(here)
})
