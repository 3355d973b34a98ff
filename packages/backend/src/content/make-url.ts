import type { z } from '@hono/zod-openapi'
import { contentPlaces } from '@haverhof/domain/content'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { notFound } from '../http/index.ts'
import type { RouteDescription } from './route-schemas.ts'
import { statement } from '../database/index.ts'

type Description = z.infer<typeof RouteDescription>
type TargetQuery = { targetId: number | null; target: Record<string, unknown> }

/** The inverse of resolving: the address of a described page on this site. */
export async function makeUrl(
  context: AppContext,
  scope: SiteScope,
  description: Description,
): Promise<string> {
  if (description.kind === 'rqs-result') return `/rqs/${description.key}/`
  if (description.kind === 'qs-result') return `/qs/${description.key}/`
  const { targetId, target } = wantedOf(description)
  const given = {
    siteId: scope.siteId,
    languageId: scope.languageId,
    kind: description.kind,
    targetId,
    target: JSON.stringify(target),
  }
  const [row] = await context.database.reader.rows(address, given)
  if (!row) throw notFound('page on this site')
  return row.path + searchQuery(description)
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
