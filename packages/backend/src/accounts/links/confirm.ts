import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import type { Customer } from '../../http/index.ts'
import type { AccountHooks, ConfirmedMailbox } from '../hooks.ts'
import { forgetRegistration } from './forget-registration.ts'
import { type ConfirmProof, type ProofRefused, proveRegistration } from './prove-registration.ts'
import { setPassword } from '../password/set-password.ts'
import { type NewSecrets, secureAccount } from '../sessions/secure-account.ts'
import { rememberDevice } from '../sessions/devices.ts'
import { lockMailbox } from '../tokens/lock-mailbox.ts'
import { type UsedToken, useToken } from '../tokens/use-token.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'

export type Confirmation = {
  userId: string
  token: string
  scope: SiteScope
  customer: Customer | null
  deviceSecret: string | null
}

type ProvedConfirmation = Confirmation & ConfirmProof & { registrationSecret: string | null }

/** The mailed link of a new account, or of a new mailbox: its token knows which (ACCOUNTS-1, 10). */
export async function confirm(
  context: AppContext,
  hooks: AccountHooks,
  given: ProvedConfirmation,
): Promise<Result<NewSecrets, ProofRefused>> {
  const token = { ...given, siteId: given.scope.siteId, purposes: ['activate', 'change-email'] as const }
  const customerId = given.customer?.userId ?? null
  const proved = await proveRegistration(context, { ...given, token, customerId })
  if (!proved.ok) return proved
  const newPasswordHash = proved.value
  try {
    return await inTransaction(context, async (transaction) => {
      await lockMailbox(transaction, given.userId)
      const taken = await useToken(transaction, token)
      if (!taken.ok) return taken
      const used = taken.value
      if (used.newEmailAddress !== null) return changeMailbox(context, transaction, { hooks, used, given })
      if (newPasswordHash !== null) await takeOver(context, transaction, { used, newPasswordHash })
      return success(await activate(context, transaction, { hooks, used, given }))
    })
  } catch (error) {
    // Another account took the mailbox at the same moment.
    if (isTaken(error)) return refusal('token-invalid')
    throw error
  }
}

type Used = { hooks: AccountHooks; used: UsedToken; given: Confirmation }

async function activate(
  context: AppContext,
  transaction: Transaction,
  { hooks, used: { userId }, given: { deviceSecret } }: Used,
): Promise<NewSecrets> {
  await activateAccount(context, transaction, { hooks, userId })
  return { sessionSecret: null, deviceSecret: await rememberDevice(transaction, { userId, deviceSecret }) }
}

/** The reader of the mailbox did not register, or no longer knows the password: what a stranger typed is forgotten (ACCOUNTS-28). */
async function takeOver(
  context: AppContext,
  transaction: Transaction,
  { used: { userId }, newPasswordHash }: { used: UsedToken; newPasswordHash: string },
): Promise<void> {
  await forgetRegistration(transaction, userId)
  await setPassword(context, transaction, { userId, passwordHash: newPasswordHash })
}

/**
 * A used link proves the mailbox; what belongs to it becomes the account's, and
 * other registrations of it are over. False for one that works already.
 */
export async function activateAccount(
  context: AppContext,
  transaction: Transaction,
  { hooks, userId }: { hooks: AccountHooks; userId: string },
): Promise<boolean> {
  const now = context.now()
  const [activated] = await transaction.rows(activateRow, { userId, now })
  if (!activated) return false
  await transaction.rows(removeWaiting, { userId, emailAddress: activated.emailAddress })
  await hooks.onConfirmed(transaction, activated, now)
  const who = `account:${userId}`
  await writeAudit(transaction, { actor: who, action: 'account-activated', subject: who, now })
  return true
}

async function changeMailbox(
  context: AppContext,
  transaction: Transaction,
  { hooks, used: { userId, newEmailAddress }, given: { customer, deviceSecret } }: Used,
): Promise<Result<NewSecrets, 'token-invalid'>> {
  // An account that never was activated does not keep its mailbox from the one who reads it.
  await transaction.rows(removeWaiting, { userId, emailAddress: newEmailAddress })
  const [changed] = await transaction.rows(changeRow, { userId, newEmailAddress })
  if (!changed) return refusal('token-invalid')
  await hooks.onConfirmed(transaction, changed, context.now())
  const isSignedIn = customer?.userId === userId
  const change = { userId, action: 'email-changed' as const, isSignedIn, deviceSecret }
  return success(await secureAccount(context, transaction, change))
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

const activateRow = statement<{ userId: string; now: Date }, ConfirmedMailbox>(
  'accounts-activate',
  `
    update account set is_activated = true, activated_at = :now where user_id = :userId and not is_activated
    returning user_id "userId", site_id "siteId", language_id "languageId", email_address "emailAddress",
      newsletter_wish "newsletterWish", null "formerAddress"`,
)

const removeWaiting = statement<{ userId: string; emailAddress: string | null }>(
  'accounts-remove-waiting',
  `
    delete from account waiting using account a
    where a.user_id = :userId and waiting.site_id = a.site_id and waiting.email_address = :emailAddress
      and not waiting.is_activated and waiting.user_id <> a.user_id`,
)

const changeRow = statement<
  { userId: string; newEmailAddress: string | null },
  ConfirmedMailbox & { formerAddress: string }
>(
  'accounts-change-mailbox',
  `
    update account a set email_address = :newEmailAddress from account former
    where a.user_id = :userId and former.user_id = :userId
    returning a.user_id "userId", a.site_id "siteId", a.language_id "languageId", a.email_address "emailAddress",
      false "newsletterWish", former.email_address "formerAddress"`,
)
