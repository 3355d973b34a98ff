import { statedFacets } from '@haverhof/domain/catalogue'
import { expect, test } from 'vitest'
import { codeFilesWith } from './test-code-files.ts'

const table = 'packages/domain/src/catalogue/facets.ts'

/** A key of a facet as code writes it: a string, in SQL or not, or a property. */
const named = (facet: string) => new RegExp(`'${facet}(=[^']*)?'|^ +${facet}: |\\bfacets\\.${facet}\\b`, 'm')

test.each(statedFacets)(
  'what filters lists by %s reads it from the table of facets (CATALOGUE-10)',
  (facet) => {
    const machinery = [
      ...codeFilesWith(named(facet), 'packages/domain/src/catalogue'),
      ...codeFilesWith(named(facet), 'packages/backend/src/catalogue/{list,search-engine,product-index}'),
      ...codeFilesWith(named(facet), 'packages/backend/src/catalogue/seed').filter((file) =>
        /product-file|synthetic/.test(file),
      ),
      ...codeFilesWith(named(facet), 'apps/{server,storefront/app/features/catalogue}'),
    ]
    expect(machinery).toEqual([table])
  },
)

test('a filter by a value is in at most four files of code, and only one of them filters (CATALOGUE-10)', () => {
  // The other two draw the picture of a feed and find a product that fits beside another.
  expect(codeFilesWith(named('ingredient'))).toEqual([
    'packages/backend/src/catalogue/product/fitting-product.ts',
    'packages/backend/src/catalogue/variants/picture-of-variant.ts',
    table,
  ])
})
