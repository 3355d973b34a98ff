import { entranceCalls } from '@haverhof/api-client/entrance'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { signInByPasskey } from '../../../shared/account'
import type { ScopeIds } from '../../../shared/shop/shop'
import { browserApi } from '../../../shared/shop/use-api'

/** SIGN-IN-PAGES-15: asks for a passkey and signs in with its answer. False when the visitor thought better of it. */
export async function askPasskey(scope: ScopeIds, { isAutofill = false } = {}): Promise<boolean> {
  const api = browserApi(scope.siteId, scope.languageId)
  const { options } = await api.extended(entranceCalls).passkeyOptions()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  try {
    const given = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    await signInByPasskey(scope, { ...given, response: { ...given.response } })
    return true
  } catch (error) {
    if (isOff(error)) return false
    throw error
  }
}

/** Offers the passkeys of this device where the browser fills in e-mail addresses. Says when one of them has signed in. */
export async function offerPasskeys(scope: ScopeIds): Promise<boolean> {
  return (await browserSupportsWebAuthnAutofill()) && askPasskey(scope, { isAutofill: true })
}

export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Called off by the visitor, by another question, or by leaving the page. */
function isOff(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
