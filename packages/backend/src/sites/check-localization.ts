import type { z } from '@hono/zod-openapi'
import {
  carriedQuery,
  fixedPath,
  scopeForCountry,
  scopeOfHost,
  siblingOrigin,
  type SiteScope,
} from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { LocalizationCheck } from './schemas.ts'
import { statement } from '../database/index.ts'

/**
 * SITES-8: where a visitor from another country finds the same page. It is an offer, never a redirect by itself,
 * and it leads to configured hosts only.
 */
export async function checkLocalization(
  context: AppContext,
  url: URL,
  countryCode: string,
): Promise<z.infer<typeof LocalizationCheck> | null> {
  const scopes = await context.sites.scopes()
  const from = scopeOfHost(scopes, url.host, context.env.SHOP_ENV !== 'production')
  if (!from) return null
  const to = scopeForCountry(scopes, from, countryCode)
  const availableQueryParameters = carriedQuery(url.searchParams)
  if (!to) return { redirectUrl: null, availableQueryParameters }
  const path = await siblingPath(context, url.pathname.toLowerCase(), from, to)
  return { redirectUrl: `${siblingOrigin(url, from, to)}${path}`, availableQueryParameters }
}

async function siblingPath(
  context: AppContext,
  path: string,
  from: SiteScope,
  to: SiteScope,
): Promise<string> {
  const fixed = fixedPath(path)
  if (fixed !== null) return fixed
  const given = {
    siteId: from.siteId,
    languageId: from.languageId,
    path,
    siteId4: to.siteId,
    languageId5: to.languageId,
  }
  const [sibling] = await context.database.rows(samePage, given)
  return sibling?.path ?? '/'
}

const samePage = statement<
  { siteId: number; languageId: number; path: string; siteId4: number; languageId5: number },
  { path: string }
>(
  'sites-same-page',
  `
    select there.path from path here
    join path there on there.ref = here.ref and there.is_current
    where (here.site_id, here.language_id, here.path) = (:siteId, :languageId, :path)
      and (there.site_id, there.language_id) = (:siteId4, :languageId5)`,
)
