import { isPassword } from '@haverhof/domain/accounts'
import { HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { type Customer, refuseFields, unwrap } from '../../http/index.ts'
import { countAttempt } from '../../limits/index.ts'
import { hashPassword } from './passwords.ts'
import { checkPassword } from './require-password.ts'
import { type NewSecrets, secureAccount } from '../sessions/secure-account.ts'
import { setPassword } from './set-password.ts'

/** ACCOUNTS-14: limits the changes of a password, so that a stolen session cannot guess it. */
const changesPerAccount = { limit: 10, windowMs: HOUR }

type Change = { newPassword: string; currentPassword: string | null; deviceSecret: string | null }

/** ACCOUNTS-10: another password; every other session ends. */
export async function changePassword(
  context: AppContext,
  customer: Customer,
  { newPassword, currentPassword, deviceSecret }: Change,
): Promise<NewSecrets> {
  if (!isPassword(newPassword)) refuseFields([{ parameter: 'newPassword', reason: 'invalid-password' }])
  await checkPassword(context, customer, { parameter: 'currentPassword', password: currentPassword })
  unwrap(await countAttempt(context, `password-change:${customer.userId}`, changesPerAccount))
  const passwordHash = await hashPassword(newPassword)
  const { userId } = customer
  return inTransaction(context, async (transaction) => {
    await setPassword(context, transaction, { userId, passwordHash })
    const change = { userId, action: 'password-changed' as const, isSignedIn: true, deviceSecret }
    return secureAccount(context, transaction, change)
  })
}
