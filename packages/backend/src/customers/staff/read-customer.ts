import type { AppContext } from '../../app-context.ts'
import { type AccountOfStaff, readStaffAccount } from '../../accounts/index.ts'
import { writeAudit } from '../../audit/index.ts'
import { horsesOf } from '../../horses/index.ts'
import { samplesOfCustomer } from '../../laboratory/index.ts'
import { mailsTo } from '../../mail/index.ts'
import { readSubscription } from '../../newsletter/index.ts'
import { listOrdersOfCustomer } from '../../orders/index.ts'
import { repeatsOfCustomer } from '../../repeat-delivery/index.ts'
import { returnsOf } from '../../returns/index.ts'
import { alertsOf } from '../../stock-alerts/index.ts'
import { scopeOfAccount } from './scope-of-account.ts'

type CustomerRequest = { userId: string; siteIds: readonly number[]; by: string }

const most = { orders: 50, mails: 50 }

/**
 * Everything that helps to help a customer, in twelve statements;
 * who looked is written down (CUSTOMERS-9). Null when these sites have none.
 */
export async function openCustomer(context: AppContext, { userId, siteIds, by }: CustomerRequest) {
  const { database } = context
  const account = await readStaffAccount(database, { userId, siteIds })
  if (!account) return null
  const { siteId } = account
  const entry = {
    actor: by,
    action: 'customer-opened' as const,
    subject: `account:${userId}`,
    siteIds: [siteId],
  }
  await writeAudit(database, { ...entry, now: context.now() })
  return { account, ...(await belongingsOf(context, account, siteIds)) }
}

/** What hangs on an order is seen by who works for the site of that order (STAFF-2). */
async function belongingsOf(context: AppContext, account: AccountOfStaff, siteIds: readonly number[]) {
  const { database } = context
  const { userId, siteId, emailAddress } = account
  const scope = await scopeOfAccount(context, account)
  return {
    orders: await listOrdersOfCustomer(database, {
      userId,
      siteIds,
      page: 1,
      pageSize: most.orders,
      language: scope.languageCode,
    }),
    samples: await samplesOfCustomer(database, { userId, siteIds }),
    returns: await returnsOf(context, { userId, siteIds }),
    repeatDeliveries: await repeatsOfCustomer(context, { userId, siteIds, scope }),
    mails: await mailsTo(database, { toAddress: emailAddress, siteId, most: most.mails }),
    newsletter: await readSubscription(database, { siteId, emailAddress }),
    stockAlerts: await alertsOf(context, scope, userId),
    horses: await horsesOf(database, userId),
  }
}

export type OpenedCustomer = NonNullable<Awaited<ReturnType<typeof openCustomer>>>
