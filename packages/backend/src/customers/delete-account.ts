import type { Result } from '@haverhof/domain/shared'
import {
  type AccountOwner,
  lockAccount,
  type OwnerRefused,
  removeAccount,
  requireOwner,
} from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { forgetClientIps, writeAudit } from '../audit/index.ts'
import { forgetCarts } from '../cart/index.ts'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { Customer } from '../http/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { forgetSubscription } from '../newsletter/index.ts'
import { forgetOrderDetails } from '../orders/index.ts'
import { forgetAsker } from '../questions/index.ts'
import { forgetReporter } from '../reports/index.ts'
import { forgetRepeats } from '../repeat-delivery/index.ts'
import { forgetReturns } from '../returns/index.ts'
import { forgetAuthor } from '../reviews/index.ts'
import { forgetSamples } from '../laboratory/index.ts'
import { forgetAlerts } from '../stock-alerts/index.ts'

/**
 * The account ends (CUSTOMERS-5). What the law asks to keep stays without it: orders, invoices and returns. What others read
 * loses its author; everything else goes, sessions and links with the account itself.
 */
export async function deleteAccount(
  context: AppContext,
  customer: Customer,
  password: string | null,
): Promise<Result<null, OwnerRefused>> {
  const proved = await requireOwner(context, customer, { parameter: 'password', password })
  if (!proved.ok) return proved
  const { userId } = customer
  await inTransaction(context, (transaction) =>
    endAccount(context, transaction, { userId, by: `account:${userId}` }),
  )
  return proved
}

/** The same for who asked staff to (CUSTOMERS-5, CUSTOMERS-9). Nothing happens to an account that is gone already. */
export async function endAccount(
  context: AppContext,
  transaction: Transaction,
  { userId, by }: { userId: string; by: string },
): Promise<void> {
  const owner = await lockAccount(transaction, userId)
  // Deleted in another window meanwhile.
  if (!owner) return
  const now = context.now()
  await forgetRepeats(transaction, userId, now)
  await forgetAll(transaction, owner)
  await removeAccount(transaction, userId)
  const subject = `account:${userId}`
  // Who signed in from where was kept for the customer's sake. That the account existed and ended stays written down.
  await forgetClientIps(transaction, subject)
  await writeAudit(transaction, { actor: by, action: 'account-deleted', subject, now })
  await tell(transaction, owner, now)
}

async function forgetAll(transaction: Transaction, owner: AccountOwner): Promise<void> {
  await forgetCarts(transaction, owner.userId)
  await forgetOrderDetails(transaction, owner.userId)
  await forgetReturns(transaction, owner.userId)
  await forgetAuthor(transaction, owner.userId)
  await forgetAsker(transaction, owner)
  await forgetReporter(transaction, owner)
  await forgetSamples(transaction, owner.userId)
  await forgetAlerts(transaction, owner)
  await forgetSubscription(transaction, owner)
}

async function tell(transaction: Transaction, owner: AccountOwner, now: Date): Promise<void> {
  const mail = {
    kind: 'account-deleted' as const,
    causeKey: `account-deleted:${owner.userId}`,
    siteId: owner.siteId,
    languageId: owner.languageId,
    toAddress: owner.emailAddress,
    facts: { firstName: owner.firstName },
  }
  await queueMail(transaction, mail, now)
  await addJob(transaction, 'send-mail', {})
}
