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
  const given = [from.siteId, from.languageId, path, to.siteId, to.languageId]
  const [sibling] = await context.database.rows<{ path: string }>(samePage, given)
  return sibling?.path ?? '/'
}

const samePage = {
  name: 'sites-same-page',
  text: `
    select there.path from path here
    join path there on there.ref = here.ref and there.is_current
    where (here.site_id, here.language_id, here.path) = ($1, $2, $3)
      and (there.site_id, there.language_id) = ($4, $5)`,
}
