import type { AppContext } from '../../app-context.ts'
import { randomToken } from '../../config/index.ts'
import { keepChallenge } from '../passkeys/challenges.ts'
import { oidcSettings, openidClient, provider } from './provider.ts'
import { noProvider, whileProviderAnswers } from './refusals.ts'

const secretBytes = 32

/** STAFF-20: where the browser goes, and what it has to bring back beside the answer. What is secret of it stays here. */
export async function beginOidc(context: AppContext): Promise<{ address: string; secret: string }> {
  const settings = oidcSettings(context.env)
  if (!settings) throw noProvider()
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openidClient()
  const configuration = await whileProviderAnswers(context, () => provider(context))
  const [secret, state, nonce, verifier] = [
    randomToken(secretBytes),
    randomToken(secretBytes),
    randomToken(secretBytes),
    randomToken(secretBytes),
  ]
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: settings.redirectUri,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const facts = { state, nonce, verifier }
  await keepChallenge(context, { challenge: secret, purpose: 'oidc', subject: null, facts })
  return { address: address.href, secret }
}
