import { MINUTE } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { siteOrigin } from '../../config/index.ts'
import type { Question } from '../../webauthn/index.ts'

/** Long enough to find the phone: a sign-in page asks when it is opened. */
const lifeMs = 10 * MINUTE

/** The same for every caller: it names no key, so it reveals no account (ACCOUNTS-20). */
export async function signInQuestion(context: AppContext, scope: SiteScope): Promise<Question> {
  return { purpose: 'sign-in', subject: null, party: await partyOf(context, scope), lifeMs }
}

export async function newKeyQuestion(
  context: AppContext,
  scope: SiteScope,
  userId: string,
): Promise<Question> {
  return { purpose: 'new-passkey', subject: userId, party: await partyOf(context, scope), lifeMs }
}

/**
 * A passkey belongs to a site, as an account does: to its main host, and to the hosts of its other languages beneath
 * it (`haverhof.nl`, `en.haverhof.nl`) (ACCOUNTS-19). Any other host has passkeys of its own.
 */
async function partyOf({ env, sites }: AppContext, scope: SiteScope): Promise<Question['party']> {
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
