import { foldEmailAddress } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { takeChallenge } from '../passkeys/challenges.ts'
import { limited } from '../sign-in/limits.ts'
import { type Browser, enter, signInFailed } from '../sign-in/sign-in.ts'
import { findIdentity } from './find-identity.ts'
import { oidcSettings, openidClient, provider } from './provider.ts'
import { noProvider, whileProviderAnswers } from './refusals.ts'

/** What the provider sent the browser back with. */
export type OidcAnswer = { code: string; state: string; iss?: string | undefined }

type Claims = { subject: string; emailAddress: string | null }

/** STAFF-20: somebody whom the provider knows and who is a member already. Gives what the cookie carries. */
export function signInWithOidc(
  context: AppContext,
  { secret, answer }: { secret: string | null; answer: OidcAnswer },
  from: Browser,
): Promise<string> {
  const settings = oidcSettings(context.env)
  if (!settings) throw noProvider()
  return limited(context, { clientIp: from.clientIp, tried: null }, async () => {
    const asked = { challenge: secret ?? '', purpose: 'oidc', subject: null } as const
    const facts = await takeChallenge(context, asked)
    if (!facts) throw signInFailed()
    const { issuer, redirectUri } = settings
    const claims = await askProvider(context, { redirectUri, answer, facts })
    return inTransaction(context, async (transaction) => {
      const memberId = await findIdentity(transaction, { issuer, ...claims, now: context.now() })
      if (memberId === null) throw signInFailed()
      return enter(context, transaction, { memberId, way: 'oidc', ...from })
    })
  })
}

type Asked = { redirectUri: string; answer: OidcAnswer; facts: Record<string, string> }

/** The library looks at state, issuer, audience, age, nonce and signature; whatever is wrong throws. */
async function askProvider(context: AppContext, { redirectUri, answer, facts }: Asked): Promise<Claims> {
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
  const claims = said.claims()
  if (!claims) throw signInFailed()
  const { sub: subject, email, email_verified: isVerified } = claims
  return {
    subject,
    emailAddress: typeof email === 'string' && isVerified === true ? foldEmailAddress(email) : null,
  }
}
