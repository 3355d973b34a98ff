import { countBoth, docsWith } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { notFound } from '../../http/index.ts'
import { type CatalogueView } from '../product-index/catalogue.ts'
import type { Category } from '../product-index/reference.ts'
import type { CategoryNode } from '../schemas.ts'

type Node = z.infer<typeof CategoryNode>

export async function readCategories(context: AppContext, scope: SiteScope): Promise<Node[]> {
  const view = await context.catalogue.view(scope)
  const own = view.reference.categories.filter((category) => category.platforms.includes(scope.platform))
  return own.map((category) => nodeView(category, view, scope))
}

export async function readCategory(context: AppContext, scope: SiteScope, id: number): Promise<Node> {
  const view = await context.catalogue.view(scope)
  const category = view.reference.category(id)
  if (!category?.platforms.includes(scope.platform)) throw notFound('category')
  return nodeView(category, view, scope)
}

function nodeView(category: Category, { reference, figures, site }: CatalogueView, scope: SiteScope): Node {
  const { name, intro } = reference.wording(category.id, scope)
  const docs = docsWith(figures, 'product-group', [category.key])
  const published = site.published.get(scope.languageId)
  return {
    categoryId: category.id,
    key: category.key,
    parentId: category.parentId,
    name,
    intro,
    url: reference.path(category.id, scope),
    icon: category.icon,
    productCount: published ? countBoth(docs, published) : 0,
  }
}
