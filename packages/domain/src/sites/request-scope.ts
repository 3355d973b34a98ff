import { refusal, type Result, success } from '../shared/index.ts'
import { bareHost, isLoopback, pairOfHost, type SitePair } from './host.ts'

export type ScopeClaim = {
  host: string
  siteId: string | undefined
  languageId: string | undefined
  /** True outside production, where `.localhost` and loopback hosts answer too. */
  local: boolean
}

export type ScopeRefusal = 'unknown-host' | 'half-a-pair' | 'unknown-pair' | 'pair-of-another-host'

/** SITES-5: which site and language a call is about. Headers name the pair, without them the host decides. */
export function requestScope(pairs: readonly SitePair[], claim: ScopeClaim): Result<SitePair, ScopeRefusal> {
  const atHost = pairOfHost(pairs, claim.host, claim.local)
  if (claim.siteId === undefined && claim.languageId === undefined) {
    return atHost ? success(atHost) : refusal('unknown-host')
  }
  if (claim.siteId === undefined || claim.languageId === undefined) return refusal('half-a-pair')
  const named = pairs.find(
    (pair) => String(pair.siteId) === claim.siteId && String(pair.languageId) === claim.languageId,
  )
  if (!named) return refusal('unknown-pair')
  // A shop's own host never serves another shop; a neutral host (loopback, an internal name) serves all.
  if (atHost && atHost !== named && !isLoopback(bareHost(claim.host))) return refusal('pair-of-another-host')
  return success(named)
}
