import { isPassword } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { refuseFields } from '../../http/index.ts'
import { activateAccount, type Confirmation } from './confirm.ts'
import { forgetRegistration } from './forget-registration.ts'
import type { AccountHooks } from '../hooks.ts'
import { removeAllPasskeys } from '../passkeys/own-passkeys.ts'
import { hashPassword } from '../password/passwords.ts'
import { type NewSecrets, secureAccount } from '../sessions/secure-account.ts'
import { setPassword } from '../password/set-password.ts'
import { lockMailbox } from '../tokens/lock-mailbox.ts'
import { requireToken, useToken } from '../tokens/use-token.ts'

/**
 * ACCOUNTS-10: another password for the holder of the mailed link. That link proves the mailbox as an activation does, so an
 * account that still waited for it is activated. It does not prove who registered: nothing of that counts.
 */
export async function resetPassword(
  context: AppContext,
  hooks: AccountHooks,
  { newPassword, ...given }: Omit<Confirmation, 'customer'> & { newPassword: string },
): Promise<NewSecrets> {
  if (!isPassword(newPassword)) refuseFields([{ parameter: 'newPassword', reason: 'invalid-password' }])
  const token = { ...given, siteId: given.scope.siteId, purposes: ['reset'] as const }
  await requireToken(context.database, token)
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(context, async (transaction) => {
    await lockMailbox(transaction, given.userId)
    const { userId } = await useToken(transaction, token)
    await forgetRegistration(transaction, userId)
    await setPassword(context, transaction, { userId, passwordHash })
    const { deviceSecret } = given
    const change = { userId, action: 'password-reset' as const, isSignedIn: false, deviceSecret }
    const secrets = await secureAccount(context, transaction, change)
    await removeAllPasskeys(transaction, userId)
    await activateAccount(context, transaction, { hooks, userId })
    return secrets
  })
}
