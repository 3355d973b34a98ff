import {
  askPasskey as ask,
  canOfferPasskeys,
  stopAsking,
  unlessCalledOff,
} from '@haverhof/api-client/browser-passkeys'
import { entranceCalls } from '@haverhof/api-client/entrance'
import { signInByPasskey } from '../../../shared/account'
import type { ScopeIds } from '../../../shared/shop/shop'
import { browserApi } from '../../../shared/shop/use-api'

export { stopAsking as stopOffering }

/** Asks for a passkey and signs in with its answer (SIGN-IN-PAGES-15). False when the visitor thought better of it. */
export async function askPasskey(scope: ScopeIds): Promise<boolean> {
  return signInWith(scope, await unlessCalledOff(answerOf(scope)))
}

/**
 * Offers the passkeys of this device where the browser fills in e-mail addresses. Says when one of them has signed in.
 * The offer is unsolicited: where it cannot be made, no error is shown beside the other ways.
 */
export async function offerPasskeys(scope: ScopeIds): Promise<boolean> {
  if (!(await canOfferPasskeys())) return false
  return signInWith(scope, await answerOf(scope, { isAutofill: true }).catch(() => null))
}

async function answerOf(scope: ScopeIds, how?: { isAutofill: boolean }) {
  const api = browserApi(scope.siteId, scope.languageId)
  const { options } = await api.extended(entranceCalls).passkeyOptions()
  return ask(options, how)
}

async function signInWith(
  scope: ScopeIds,
  answer: Awaited<ReturnType<typeof answerOf>> | null,
): Promise<boolean> {
  if (!answer) return false
  await signInByPasskey(scope, answer)
  return true
}
