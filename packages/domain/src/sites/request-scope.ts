import { languageOfId, refusal, type Result, success } from '../shared/index.ts'
import { scopeOfHost, type SiteScope } from './host.ts'

export type ScopeClaim = {
  host: string
  siteId: string | undefined
  languageId: string | undefined
  /** True outside production, where `.localhost` and loopback hosts answer too. */
  local: boolean
}

export type ScopeRefusal = 'unknown-host' | 'unknown-pair'

/** Which site and language a call is about (SITES-5). Headers name them, the host says what they leave out. */
export function requestScope(
  scopes: readonly SiteScope[],
  claim: ScopeClaim,
): Result<SiteScope, ScopeRefusal> {
  const { siteId, languageId } = claim
  const atHost = scopeOfHost(scopes, claim.host, claim.local)
  if (!siteId && !languageId) return atHost ? success(atHost) : refusal('unknown-host')
  if (!siteId) return inLanguage(scopes, atHost, Number(languageId))
  const ofSite = scopes.filter((scope) => String(scope.siteId) === siteId)
  const named = languageId
    ? ofSite.find((scope) => String(scope.languageId) === languageId)
    : inLanguageOfHost(ofSite, atHost)
  return named ? success(named) : refusal('unknown-pair')
}

/** The language of the host where the site speaks it, else the site's own. */
function inLanguageOfHost(ofSite: readonly SiteScope[], atHost: SiteScope | null): SiteScope | undefined {
  return (
    ofSite.find((scope) => scope.languageId === atHost?.languageId) ?? ofSite.find((scope) => scope.isMain)
  )
}

/** The site of the host in a language; one that it does not speak is read in its fallback language, else its own. */
function inLanguage(
  scopes: readonly SiteScope[],
  atHost: SiteScope | null,
  languageId: number,
): Result<SiteScope, ScopeRefusal> {
  if (languageOfId(languageId) === null) return refusal('unknown-pair')
  if (!atHost) return refusal('unknown-host')
  const ofSite = scopes.filter((scope) => scope.siteId === atHost.siteId)
  const speaks = (id: number) => ofSite.find((scope) => scope.languageId === id)
  return success(speaks(languageId) ?? speaks(atHost.fallbackLanguageId) ?? atHost)
}
