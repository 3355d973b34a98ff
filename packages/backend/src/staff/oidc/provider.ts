import { HOUR } from '@haverhof/domain/shared'
import type { Configuration } from 'openid-client'
import type { AppContext } from '../../app-context.ts'
import { backofficeOrigin, type Env } from '../../config/index.ts'

export type OidcSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** What its button is called. */
  name: string
  /** Where the provider sends browsers back to: a page of the back office. */
  redirectUri: string
}

const secondsForAnAnswer = 5
/** So long a change at the provider (its addresses, not its keys) may go unnoticed. */
const keptMs = HOUR

/** Null where staff cannot sign in through a provider (STAFF-20). */
export function oidcSettings(env: Env): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  const origin = backofficeOrigin(env)
  if (!issuer || !clientId || !clientSecret || origin === null) return null
  const name = env.OIDC_NAME ?? new URL(issuer).host
  return { issuer, clientId, clientSecret, name, redirectUri: `${origin}/sign-in/company` }
}

/** Loaded with the first question: a start must be quick. */
export function openidClient() {
  return import('openid-client')
}

type CachedConfiguration = { until: number; configuration: Promise<Configuration> }
const providers = new WeakMap<Env, CachedConfiguration>()

/** What the provider says about itself, asked once an hour; what failed is asked again at the next call. */
export async function provider({ env }: Pick<AppContext, 'env'>): Promise<Configuration> {
  const cached = providers.get(env)
  if (cached && cached.until > performance.now()) return cached.configuration
  const configuration = discover(env)
  providers.set(env, { until: performance.now() + keptMs, configuration })
  return configuration.catch((error: unknown) => {
    providers.delete(env)
    throw error
  })
}

/** Its keys are asked for, too: what it signed is looked at, not only the connection it came through (STAFF-50). */
async function discover(env: Env): Promise<Configuration> {
  const settings = oidcSettings(env)
  if (!settings) throw new Error('there is no identity provider')
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await openidClient()
  const { issuer, clientId, clientSecret } = settings
  const isPlain = env.SHOP_ENV !== 'production' && issuer.startsWith('http:')
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: secondsForAnAnswer,
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  })
}
