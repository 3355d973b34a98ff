import type { z } from '@hono/zod-openapi'
import { carriedQuery, fixedPath, scopeForCountry, scopeOfHost, siblingOrigin } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { PagesOfSites } from './pages-of-sites.ts'
import type { LocalizationCheck } from './schemas.ts'

/**
 * Where a visitor from another country finds the same page (SITES-8). It is an offer, never a redirect by itself,
 * and it leads to configured hosts only.
 */
export async function checkLocalization(
  context: AppContext,
  pages: PagesOfSites,
  { url, countryCode }: { url: URL; countryCode: string },
): Promise<z.infer<typeof LocalizationCheck> | null> {
  const scopes = await context.sites.scopes()
  const from = scopeOfHost(scopes, url.host, context.env.SHOP_ENV !== 'production')
  if (!from) return null
  const to = scopeForCountry(scopes, from, countryCode)
  const availableQueryParameters = carriedQuery(url.searchParams)
  if (!to) return { redirectUrl: null, availableQueryParameters }
  const { siteId, languageId } = from
  const given = url.pathname.toLowerCase()
  const path = fixedPath(given) ?? (await pages.findSamePage({ siteId, languageId, path: given }, to)) ?? '/'
  return { redirectUrl: `${siblingOrigin(url, from, to)}${path}`, availableQueryParameters }
}
