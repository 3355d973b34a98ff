import { entranceCalls } from '@haverhof/api-client/entrance'
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { signInByPasskey } from '../../../shared/account'
import type { ScopeIds } from '../../../shared/shop/shop'
import { browserApi } from '../../../shared/shop/use-api'

/** SIGN-IN-PAGES-15: asks for a passkey and signs in with its answer. False when the visitor thought better of it. */
export async function askPasskey(scope: ScopeIds): Promise<boolean> {
  const answer = await answerOf(scope, { isAutofill: false }).catch(nothingWhenOff)
  return signInWith(scope, answer)
}

/**
 * Offers the passkeys of this device where the browser fills in e-mail addresses. Says when one of them has signed in.
 * The offer is unsolicited: where it cannot be made, no error is shown beside the other ways.
 */
export async function offerPasskeys(scope: ScopeIds): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill())) return false
  const answer = await answerOf(scope, { isAutofill: true }).catch(() => null)
  return signInWith(scope, answer)
}

export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function answerOf(scope: ScopeIds, { isAutofill }: { isAutofill: boolean }) {
  const api = browserApi(scope.siteId, scope.languageId)
  const { options } = await api.extended(entranceCalls).passkeyOptions()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
}

async function signInWith(scope: ScopeIds, answer: AuthenticationResponseJSON | null): Promise<boolean> {
  if (!answer) return false
  await signInByPasskey(scope, { ...answer, response: { ...answer.response } })
  return true
}

/** Called off by the visitor, by another question, or by leaving the page. */
function nothingWhenOff(error: unknown): null {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
  throw error
}
