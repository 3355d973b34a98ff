import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { randomToken } from '../../config/index.ts'
import { keepChallenge } from '../challenges.ts'
import { oidcSettings, openidClient, provider } from './provider.ts'
import { type ProviderRefused, whileProviderAnswers } from './provider-answers.ts'

const secretBytes = 32

/** Where the browser goes, and what it has to bring back beside the answer (STAFF-50). What is secret of it stays here. */
export async function beginOidc(
  context: AppContext,
): Promise<Result<{ address: string; secret: string }, ProviderRefused | 'no-identity-provider'>> {
  const settings = oidcSettings(context.env)
  if (!settings) return refusal('no-identity-provider')
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openidClient()
  const configuration = await whileProviderAnswers(context, () => provider(context))
  if (!configuration.ok) return configuration
  const [secret, state, nonce, verifier] = [
    randomToken(secretBytes),
    randomToken(secretBytes),
    randomToken(secretBytes),
    randomToken(secretBytes),
  ]
  const address = buildAuthorizationUrl(configuration.value, {
    redirect_uri: settings.redirectUri,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const facts = { state, nonce, verifier }
  await keepChallenge(context, { challenge: secret, purpose: 'oidc', subject: null, facts })
  return success({ address: address.href, secret })
}
