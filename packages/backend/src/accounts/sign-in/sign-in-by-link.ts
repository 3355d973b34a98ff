import { type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import type { AccountCall } from '../account-call.ts'
import type { AccountHooks } from '../hooks.ts'
import { activateAccount } from '../links/confirm.ts'
import { forgetRegistration } from '../links/forget-registration.ts'
import { lockMailbox } from '../tokens/lock-mailbox.ts'
import { useToken, voidTokens } from '../tokens/use-token.ts'
import { openSession, type SignedIn, type SigningBrowser } from './open-session.ts'

type LinkUse = { call: AccountCall; browser: SigningBrowser; userId: string; token: string }

/**
 * The mailed link signs in the reader of the mailbox, in any browser, once (ACCOUNTS-50). It proves the mailbox as an
 * activation does, so an account that waited for that works from here on. It does not prove who registered: nothing of that
 * counts (ACCOUNTS-1).
 */
export function signInByLink(
  context: AppContext,
  hooks: AccountHooks,
  { call, browser, userId: named, token }: LinkUse,
): Promise<Result<SignedIn, 'token-invalid'>> {
  const given = { userId: named, token, siteId: call.scope.siteId, purposes: ['sign-in'] as const }
  return inTransaction(context, async (transaction) => {
    await lockMailbox(transaction, named)
    const used = await useToken(transaction, given)
    if (!used.ok) return used
    const { userId } = used.value
    await forgetRegistration(transaction, userId)
    if (await activateAccount(context, transaction, { hooks, userId })) await voidTokens(transaction, userId)
    return success(await openSession(context, transaction, { hooks, call, browser, userId, way: 'link' }))
  })
}
