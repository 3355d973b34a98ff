import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { siteOrigin } from '../../config/index.ts'
import type { RelyingParty } from '../../webauthn/index.ts'

/**
 * ACCOUNTS-19: a passkey belongs to a site, as an account does: to its main host, and to the hosts of its other languages that stand
 * beneath it (`haverhof.nl`, `en.haverhof.nl`). A host that stands elsewhere has passkeys of its own.
 */
export async function relyingParty({ env, sites }: AppContext, scope: SiteScope): Promise<RelyingParty> {
  const ofSite = (await sites.scopes()).filter(({ siteId }) => siteId === scope.siteId)
  const main = ofSite.find(({ isMain }) => isMain) ?? scope
  const base = isBeneath(scope.host, main.host) ? main.host : scope.host
  const hosts = ofSite.map(({ host }) => host).filter((host) => isBeneath(host, base))
  return {
    id: new URL(siteOrigin(env, base)).hostname,
    name: base,
    origins: hosts.map((host) => siteOrigin(env, host)),
  }
}

function isBeneath(host: string, base: string): boolean {
  return host === base || host.endsWith(`.${base}`)
}
