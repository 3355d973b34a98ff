import { languageOfId, refusal, type Result, success } from '../shared/index.ts'
import { pairOfHost, type SitePair } from './host.ts'

export type ScopeClaim = {
  host: string
  siteId: string | undefined
  languageId: string | undefined
  /** True outside production, where `.localhost` and loopback hosts answer too. */
  local: boolean
}

export type ScopeRefusal = 'unknown-host' | 'unknown-pair'

/** SITES-5: which site and language a call is about. Headers name them, the host says what they leave out. */
export function requestScope(pairs: readonly SitePair[], claim: ScopeClaim): Result<SitePair, ScopeRefusal> {
  const { siteId, languageId } = claim
  const atHost = pairOfHost(pairs, claim.host, claim.local)
  if (!siteId && !languageId) return atHost ? success(atHost) : refusal('unknown-host')
  if (!siteId) return inLanguage(pairs, atHost, Number(languageId))
  const ofSite = pairs.filter((pair) => String(pair.siteId) === siteId)
  const named = languageId
    ? ofSite.find((pair) => String(pair.languageId) === languageId)
    : inLanguageOfHost(ofSite, atHost)
  return named ? success(named) : refusal('unknown-pair')
}

/** The language of the host where the site speaks it, else the site's own. */
function inLanguageOfHost(ofSite: readonly SitePair[], atHost: SitePair | null): SitePair | undefined {
  return ofSite.find((pair) => pair.languageId === atHost?.languageId) ?? ofSite.find((pair) => pair.isMain)
}

/** The site of the host in a language; one that it does not speak is read in its fallback language, else its own. */
function inLanguage(
  pairs: readonly SitePair[],
  atHost: SitePair | null,
  languageId: number,
): Result<SitePair, ScopeRefusal> {
  if (languageOfId(languageId) === null) return refusal('unknown-pair')
  if (!atHost) return refusal('unknown-host')
  const ofSite = pairs.filter((pair) => pair.siteId === atHost.siteId)
  const speaks = (id: number) => ofSite.find((pair) => pair.languageId === id)
  return success(speaks(languageId) ?? speaks(atHost.fallbackLanguageId) ?? atHost)
}
