import { isPassword } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { refuseFields } from '../../http/index.ts'
import { activateAccount, type Confirmation, lockMailbox } from './confirm.ts'
import type { AccountHooks } from '../hooks.ts'
import { hashPassword } from '../password/passwords.ts'
import { type NewSecrets, secureAccount } from '../sessions/secure-account.ts'
import { setPassword } from '../password/set-password.ts'
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
    await transaction.rows(forgetRegistration, { userId })
    await setPassword(context, transaction, { userId, passwordHash })
    const { deviceSecret } = given
    const change = { userId, action: 'password-reset' as const, isSignedIn: false, deviceSecret }
    const secrets = await secureAccount(context, transaction, change)
    await activateAccount(context, transaction, { hooks, userId })
    return secrets
  })
}

/** ACCOUNTS-1: the reader of the mailbox may never have seen what was registered: another's address would get the goods. */
const forgetRegistration = statement<{ userId: string }>(
  'accounts-forget-registration',
  `
    update account set first_name = '', last_name = '', phone_number = null, mobile = null, company_name = null,
      vat_number = null, vat_number_valid = null, address = null, billing_contact = null, shipping = null,
      alternative_shipping_address = false, newsletter_wish = false
    where user_id = :userId and not is_activated`,
)
