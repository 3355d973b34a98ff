import { missing, type Missing, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { readStaffAccount } from '../../accounts/index.ts'
import { writeAudit } from '../../audit/index.ts'
import { cartOfCustomer } from '../../cart/index.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { endAccount } from '../delete-account.ts'
import { exportData } from '../export-data.ts'
import { scopeOfAccount } from './scope-of-account.ts'

type CustomerRequest = { userId: string; siteIds: readonly number[]; by: string }

/** The file of CUSTOMERS-4, for a customer who asked for it by phone or letter (CUSTOMERS-14). */
export async function exportForCustomer(context: AppContext, { userId, siteIds, by }: CustomerRequest) {
  const account = await readStaffAccount(context.database, { userId, siteIds })
  if (!account) return missing('customer')
  const { siteId } = account
  const data = await exportData(context, { userId, siteId }, await scopeOfAccount(context, account))
  if (!data.ok) return data
  const entry = {
    actor: by,
    action: 'customer-exported' as const,
    subject: `account:${userId}`,
    siteIds: [siteId],
  }
  await writeAudit(context.database, { ...entry, now: context.now() })
  return data
}

/** Ends the account as its owner would (CUSTOMERS-5, CUSTOMERS-14). */
export async function deleteForCustomer(
  context: AppContext,
  transaction: Transaction,
  { userId, siteIds, by }: CustomerRequest,
): Promise<Result<null, Missing>> {
  const account = await readStaffAccount(transaction, { userId, siteIds })
  if (!account) return missing('customer')
  await endAccount(context, transaction, { userId, by })
  return success(null)
}

/** What lies in the customer's cart (CUSTOMERS-16). Staff look at it, and there is no look without an entry. */
export function openCartOf(context: AppContext, { userId, siteIds, by }: CustomerRequest) {
  return inTransaction(context, async (transaction) => {
    const account = await readStaffAccount(transaction, { userId, siteIds })
    if (!account) return null
    const entry = { actor: by, action: 'customer-cart-opened' as const, subject: `account:${userId}` }
    await writeAudit(transaction, { ...entry, siteIds: [account.siteId], now: context.now() })
    return { cart: await cartOfCustomer(transaction, { userId }) }
  })
}
