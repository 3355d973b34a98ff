import { foldEmailAddress } from '@haverhof/domain/accounts'
import { refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { takeChallenge } from '../challenges.ts'
import { limited } from '../sign-in/limits.ts'
import { type Browser, enter } from '../sign-in/sign-in.ts'
import { findIdentity } from './find-identity.ts'
import { oidcSettings, openidClient, provider } from './provider.ts'
import { type ProviderRefused, whileProviderAnswers } from './provider-answers.ts'

/** What the provider sent the browser back with. */
export type OidcAnswer = { code: string; state: string; iss?: string | undefined }

type Claims = { subject: string; emailAddress: string | null }

/** Signs in a member whom the provider identified (STAFF-20). Returns the cookie's value. */
export async function signInWithOidc(
  context: AppContext,
  { secret, answer }: { secret: string | null; answer: OidcAnswer },
  from: Browser,
): Promise<Result<string, ProviderRefused | 'no-identity-provider' | TooManyAttempts>> {
  const settings = oidcSettings(context.env)
  if (!settings) return refusal('no-identity-provider')
  return limited(context, { clientIp: from.clientIp, tried: null }, async () => {
    const challenge = { challenge: secret ?? '', purpose: 'oidc', subject: null } as const
    const facts = await takeChallenge(context, challenge)
    if (!facts) return refusal('sign-in-failed')
    const { issuer, redirectUri } = settings
    const claims = await askProvider(context, { redirectUri, answer, facts })
    if (!claims.ok) return claims
    return inTransaction(context, async (transaction) => {
      const memberId = await findIdentity(transaction, { issuer, ...claims.value, now: context.now() })
      if (memberId === null) return refusal('sign-in-failed')
      return enter(context, transaction, { memberId, way: 'oidc', ...from })
    })
  })
}

type SignInReturn = { redirectUri: string; answer: OidcAnswer; facts: Record<string, string> }

/** The library looks at state, issuer, audience, age, nonce and signature; whatever is wrong throws. */
async function askProvider(
  context: AppContext,
  { redirectUri, answer, facts }: SignInReturn,
): Promise<Result<Claims, ProviderRefused>> {
  const { authorizationCodeGrant } = await openidClient()
  const { code, state, iss } = answer
  const { state: expectedState = '', nonce: expectedNonce = '', verifier: pkceCodeVerifier = '' } = facts
  const brought = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) })
  const said = await whileProviderAnswers(context, async () => {
    const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true }
    return authorizationCodeGrant(
      await provider(context),
      new URL(`${redirectUri}?${brought.toString()}`),
      checks,
    )
  })
  if (!said.ok) return said
  const claims = said.value.claims()
  if (!claims) return refusal('sign-in-failed')
  const { sub: subject, email, email_verified: isVerified } = claims
  const emailAddress = typeof email === 'string' && isVerified === true ? foldEmailAddress(email) : null
  return success({ subject, emailAddress })
}
