import { HOUR, type Result, success, type WrongFields } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import type { Customer } from '../../http/index.ts'
import { countAttempt } from '../../limits/index.ts'
import { hashPassword, wrongNewPassword } from './passwords.ts'
import { checkPassword, type PasswordRefused } from './require-password.ts'
import { type NewSecrets, secureAccount } from '../sessions/secure-account.ts'
import { setPassword } from './set-password.ts'

/** Limits the changes of a password, so that a stolen session cannot guess it (ACCOUNTS-48). */
const changesPerAccount = { limit: 10, windowMs: HOUR }

type Change = { newPassword: string; currentPassword: string | null; deviceSecret: string | null }

/** Another password; every other session ends (ACCOUNTS-10). */
export async function changePassword(
  context: AppContext,
  customer: Customer,
  { newPassword, currentPassword, deviceSecret }: Change,
): Promise<Result<NewSecrets, PasswordRefused | WrongFields>> {
  const wrong = wrongNewPassword('newPassword', newPassword)
  if (wrong) return wrong
  const given = { parameter: 'currentPassword', password: currentPassword }
  const checked = await checkPassword(context, customer, given)
  if (!checked.ok) return checked
  const counted = await countAttempt(context, `password-change:${customer.userId}`, changesPerAccount)
  if (!counted.ok) return counted
  const passwordHash = await hashPassword(newPassword)
  const { userId } = customer
  return inTransaction(context, async (transaction) => {
    await setPassword(context, transaction, { userId, passwordHash })
    const change = { userId, action: 'password-changed' as const, isSignedIn: true, deviceSecret }
    return success(await secureAccount(context, transaction, change))
  })
}
