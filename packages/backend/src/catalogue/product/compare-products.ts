import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { readVariants } from '../variants/live-variants.ts'
import { energyLevelKey, energyLevelView, nutritionValues } from './nutrition-view.ts'
import { facetsOfProduct } from './product-facets.ts'
import { type ProductRow, productRows } from './product-row.ts'
import type { Comparison } from '../schemas.ts'
import { cardView } from '../views.ts'

type Answer = z.infer<typeof Comparison>

/** Packs side by side: every figure that at least one of them has makes a row. Packs the site does not show are left out. */
export async function compareProducts(
  context: AppContext,
  scope: SiteScope,
  variantIds: readonly number[],
): Promise<Answer> {
  const reference = await context.catalogue.reference()
  const now = context.now()
  const query = { siteId: scope.siteId, languageId: scope.languageId, variantIds, now }
  const [packs, products] = await Promise.all([
    readVariants(context, query),
    productRows(context.database, query),
  ])
  const productOf = new Map(products.map((product) => [product.askedId, product]))
  const columns = packs.flatMap((pack) => {
    const product = productOf.get(pack.variantId)
    if (!product) return []
    const facets = facetsOfProduct(product.facets ?? [], reference, scope)
    return {
      ...cardView(pack, { scope, reference, now }),
      subtitle: product.subtitle,
      composition: product.composition,
      values: Object.fromEntries(
        figuresOf(product, scope).map(({ key, amount, unit }) => [key, { amount, unit }]),
      ),
      facets: { ...valuesOf(facets), ...energyOf(product) },
    }
  })
  return { products: columns, rows: rowsOf(products, columns) }

  /** A word among figures: it is shown as the words of a facet are. */
  function energyOf({ nutrition }: ProductRow): Record<string, string[]> {
    const energy = energyLevelView(nutrition, { reference, scope })
    return energy ? { [energyLevelKey]: [energy.label] } : {}
  }

  function rowsOf(compared: readonly ProductRow[], views: Answer['products']): Answer['rows'] {
    const figures = new Map(
      compared.flatMap((product) => figuresOf(product, scope)).map((figure) => [figure.key, figure.group]),
    )
    const facetKeys = new Set(views.flatMap((view) => Object.keys(view.facets)))
    if (facetKeys.delete(energyLevelKey)) figures.set(energyLevelKey, 'energy')
    return [
      ...[...facetKeys].map((key) => ({ key, label: reference.facetLabel(key, scope), group: 'facets' })),
      ...[...figures].map(([key, group]) => ({ key, label: reference.nutrientLabel(key, scope), group })),
    ].toSorted((left, right) => groupPlace(left.group) - groupPlace(right.group))
  }
}

function valuesOf(facets: ReturnType<typeof facetsOfProduct>): Record<string, string[]> {
  return Object.fromEntries(facets.map((facet) => [facet.facetKey, facet.values.map((value) => value.label)]))
}

const groups = ['facets', 'basics', 'energy', 'minerals', 'traceElements', 'vitamins', 'hygiene']

function groupPlace(group: string): number {
  return groups.indexOf(group)
}

/** A mineral that is both a figure of the label and of the table keeps its group. */
function figuresOf(product: ProductRow, scope: SiteScope) {
  return nutritionValues(product.nutrition, scope).flatMap(({ key: group, values }) =>
    values.map((value) => ({ ...value, group: group as string })),
  )
}
