import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { categoryImage } from '../category-image.ts'
import type { Category, Reference } from '../product-index/reference.ts'
import type { CategoryNode } from '../schemas.ts'

type Node = z.infer<typeof CategoryNode>

export async function readCategories(context: AppContext, scope: SiteScope): Promise<Node[]> {
  const reference = await context.catalogue.reference()
  const own = reference.categories.filter((category) => category.platforms.includes(scope.platform))
  return nodeViews(context, own, reference, scope)
}

export async function readCategory(context: AppContext, scope: SiteScope, id: number): Promise<Node | null> {
  const reference = await context.catalogue.reference()
  const category = reference.category(id)
  if (!category?.platforms.includes(scope.platform)) return null
  const [node] = await nodeViews(context, [category], reference, scope)
  return node ?? null
}

async function nodeViews(
  { searchEngine }: AppContext,
  categories: readonly Category[],
  reference: Reference,
  scope: SiteScope,
): Promise<Node[]> {
  const keys = categories.map(({ key }) => key)
  const countOf = await searchEngine.countByCategory(scope, keys)
  return categories.map((category) => {
    const { id, key, parentId, icon } = category
    const { name, intro } = reference.wording(id, scope)
    const url = reference.path(id, scope)
    const image = categoryImage(scope, category)
    return {
      categoryId: id,
      key,
      parentId,
      name,
      intro,
      url,
      icon,
      image,
      productCount: countOf.get(key) ?? 0,
    }
  })
}
