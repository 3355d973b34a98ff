import type { z } from '@hono/zod-openapi'
import { contentPlaces } from '@haverhof/domain/content'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { RouteDescription } from './route-schemas.ts'
import { statement } from '../database/index.ts'

type Description = z.infer<typeof RouteDescription>
type TargetQuery = { targetId: number | null; target: Record<string, unknown> }

/** The inverse of resolving: the address of a described page on this site. */
export async function makeUrl(
  context: AppContext,
  scope: SiteScope,
  description: Description,
): Promise<string | null> {
  if (description.kind === 'rqs-result') return `/rqs/${description.key}/`
  if (description.kind === 'qs-result') return `/qs/${description.key}/`
  const { siteId, languageId } = scope
  const { targetId, target } = wantedOf(description)
  const given = { siteId, languageId, kind: description.kind, targetId, target: JSON.stringify(target) }
  const { reader } = context.database
  const [row] = hasArticle(description)
    ? await reader.rows(addressWithArticle, { siteId, languageId, variantId: description.productVariantId })
    : await reader.rows(address, given)
  return row ? row.path + searchQuery(description) : null
}

type ProductDescription = Extract<Description, { kind: 'product-detail' }>

function hasArticle(description: Description): description is ProductDescription {
  return description.kind === 'product-detail' && description.omitArticleCode === false
}

const idFields = new Map(Object.values(contentPlaces).map(({ route, idField }) => [route as string, idField]))

function wantedOf(description: Description): TargetQuery {
  if (description.kind === 'product-search') {
    const { searchType, parameters } = description
    if (searchType === 'search') return { targetId: null, target: { searchType } }
    return { targetId: parameters.landingpageId ?? 0, target: { searchType } }
  }
  if (description.kind === 'product-detail') return { targetId: description.productVariantId, target: {} }
  if (description.kind === 'faq') {
    return {
      targetId: description.faqId ?? null,
      target: { faqId: description.faqId ?? null, faqItemId: description.faqItemId ?? null },
    }
  }
  const idField = idFields.get(description.kind)
  const id = idField === undefined ? null : (description as Record<string, unknown>)[idField]
  return { targetId: typeof id === 'number' ? id : null, target: {} }
}

function searchQuery(description: Description): string {
  const term = description.kind === 'product-search' ? description.parameters.searchTerm : undefined
  return term === undefined || term === '' ? '' : `?${new URLSearchParams({ q: term }).toString()}`
}

const address = statement<
  { siteId: number; languageId: number; kind: string; targetId: number | null; target: string },
  { path: string }
>(
  'routing-address',
  `
    select p.path from path p
    where (p.site_id, p.language_id, p.kind) = (:siteId, :languageId, :kind) and p.is_current
      and (:targetId::int is null or p.target_id = :targetId) and p.target @> :target::jsonb
    order by p.path limit 1`,
)

/**
 * The first pack has its article number in an address that leads to the product's own, every other pack in its own
 * (CATALOGUE-61).
 */
const addressWithArticle = statement<
  { siteId: number; languageId: number; variantId: number },
  { path: string }
>(
  'routing-address-with-article',
  `
    select a.path from path p
    join path a on (a.site_id, a.language_id, a.kind, a.target_id) = (p.site_id, p.language_id, p.kind, p.target_id)
      and starts_with(a.path, p.path)
    where (p.site_id, p.language_id, p.kind, p.target_id) = (:siteId, :languageId, 'product-detail', :variantId) and p.is_current
    order by length(a.path) desc, a.path limit 1`,
)
