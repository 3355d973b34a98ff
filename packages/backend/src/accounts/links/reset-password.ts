import { type Result, success, type WrongFields } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { activateAccount, type Confirmation } from './confirm.ts'
import { forgetRegistration } from './forget-registration.ts'
import type { AccountHooks } from '../hooks.ts'
import { removeAllPasskeys } from '../passkeys/own-passkeys.ts'
import { hashPassword, wrongNewPassword } from '../password/passwords.ts'
import { type NewSecrets, secureAccount } from '../sessions/secure-account.ts'
import { setPassword } from '../password/set-password.ts'
import { lockMailbox } from '../tokens/lock-mailbox.ts'
import { requireToken, useToken } from '../tokens/use-token.ts'

/**
 * Another password for the holder of the mailed link (ACCOUNTS-49). That link proves the mailbox as an activation does, so an
 * account that still waited for it is activated. It does not prove who registered: nothing of that counts.
 */
export async function resetPassword(
  context: AppContext,
  hooks: AccountHooks,
  { newPassword, ...given }: Omit<Confirmation, 'customer'> & { newPassword: string },
): Promise<Result<NewSecrets, WrongFields | 'token-invalid'>> {
  const wrong = wrongNewPassword('newPassword', newPassword)
  if (wrong) return wrong
  const token = { ...given, siteId: given.scope.siteId, purposes: ['reset'] as const }
  const usable = await requireToken(context.database, token)
  if (!usable.ok) return usable
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(context, async (transaction) => {
    await lockMailbox(transaction, given.userId)
    const used = await useToken(transaction, token)
    if (!used.ok) return used
    const { userId } = used.value
    await forgetRegistration(transaction, userId)
    await setPassword(context, transaction, { userId, passwordHash })
    const { deviceSecret } = given
    const change = { userId, action: 'password-reset' as const, isSignedIn: false, deviceSecret }
    const secrets = await secureAccount(context, transaction, change)
    await removeAllPasskeys(transaction, userId)
    await activateAccount(context, transaction, { hooks, userId })
    return success(secrets)
  })
}
