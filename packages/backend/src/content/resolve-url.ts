import type { z } from '@hono/zod-openapi'
import { resultKey } from '@haverhof/domain/content'
import { scopeOfHost, type SiteScope } from '@haverhof/domain/sites'
import {
  missing,
  type Missing,
  refusal,
  type Result,
  success,
  wrongInput,
  type WrongInput,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import type { RouteTarget } from './route-schemas.ts'
import { statement } from '../database/index.ts'

type Target = z.infer<typeof RouteTarget>
type Row = {
  kind: string
  path: string
  target: Record<string, unknown>
  isCurrent: boolean
  currentPath: string | null
}

/** What a page address of this site means (CONTENT-3). */
export async function resolveUrl(
  context: AppContext,
  scope: SiteScope,
  url: string,
): Promise<Result<Target, Missing | WrongInput | 'gone'>> {
  const read = await pathOf(context, scope, url)
  if (!read.ok) return read
  const given = read.value
  const ids = { siteId: scope.siteId, languageId: scope.languageId }
  const result = resultKey(given)
  if (result) return success({ ...result, ...ids, path: given })
  const path = canonicalForm(given)
  const [row] = await context.database.reader.rows(route, {
    siteId: scope.siteId,
    languageId: scope.languageId,
    path,
  })
  if (!row) {
    const news = await newsByName(context, scope, path)
    return news ? success({ kind: 'redirect', ...ids, ...news, permanent: true }) : missing('page')
  }
  if (!row.isCurrent && row.currentPath === null) return refusal('gone')
  const current = row.currentPath ?? row.path
  // An old address, another case or a missing slash lead on for good (CONTENT-2).
  if (current !== given)
    return success({ kind: 'redirect', ...ids, path: current, url: current, permanent: true })
  return success({ kind: row.kind, ...ids, path: current, ...row.target } as Target)
}

/** The path of a full address or a bare path; the address must be of this very host. */
export async function pathOf(
  context: AppContext,
  scope: SiteScope,
  url: string,
): Promise<Result<string, WrongInput>> {
  if (/[\\\s\0]/.test(url) || url.startsWith('//'))
    return wrongInput('url', 'must be a path or an address of the shop')
  const base = `https://${scope.host}`
  const address = URL.canParse(url, base) ? new URL(url, base) : null
  if (!address || !/^https?:$/.test(address.protocol))
    return wrongInput('url', 'must be a path or an address of the shop')
  const siteScope = scopeOfHost(
    await context.sites.scopes(),
    address.host,
    context.env.SHOP_ENV !== 'production',
  )
  const local = siteScope && /^(localhost|127\.|\[::1\])/.test(address.hostname)
  if (siteScope !== scope && !local) return wrongInput('url', 'must be an address of this site')
  return decoded(address.pathname)
}

function decoded(pathname: string): Result<string, WrongInput> {
  try {
    const path = decodeURIComponent(pathname)
    if (!path.includes('\0')) return success(path)
  } catch {
    // Falls through: bytes that are no text are as wrong as NUL.
  }
  return wrongInput('url', 'must be valid UTF-8 without NUL')
}

/** Addresses are lower case and end with a slash; `/media` alone does not (CONTENT-4). */
export function canonicalForm(path: string): string {
  const lower = path.toLowerCase().replace(/\/+$/, '')
  return lower === '/media' ? lower : `${lower}/`
}

/** News is found by its name alone too; the newest when several have the same (CONTENT-14). */
async function newsByName(
  context: AppContext,
  scope: SiteScope,
  path: string,
): Promise<{ path: string; url: string } | null> {
  const name = /^\/media\/([^/]+)\/$/.exec(path)?.[1]
  if (name === undefined) return null
  const [news] = await context.database.reader.rows(named, {
    siteId: scope.siteId,
    languageId: scope.languageId,
    name,
  })
  return news ? { path: news.path, url: news.path } : null
}

const route = statement<{ siteId: number; languageId: number; path: string }, Row>(
  'routing-by-path',
  `
    select p.kind, p.path, p.target, p.is_current "isCurrent",
      case when p.is_current then p.path else c.path end "currentPath"
    from path p
    left join path c on (c.site_id, c.language_id, c.ref) = (p.site_id, p.language_id, p.ref) and c.is_current
    where (p.site_id, p.language_id, p.path) = (:siteId, :languageId, :path)`,
)

const named = statement<{ siteId: number; languageId: number; name: string }, { path: string }>(
  'routing-news-by-name',
  `
    select path from path
    where (site_id, language_id, kind) = (:siteId, :languageId, 'news-item') and is_current and split_part(path, '/', 4) = :name
    order by target_id desc limit 1`,
)
