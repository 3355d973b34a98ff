import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { Customer } from '../http/index.ts'
import { changeSubscription, type OwnMailbox, type Purpose, readSubscription } from '../newsletter/index.ts'
import { changeRequests, wantsRequests } from '../reviews/index.ts'
import { alertsOf } from '../stock-alerts/index.ts'
import type { SubscriptionsView } from './schemas.ts'
import { type Database, statement } from '../database/index.ts'

const none = { isSubscribed: false, isWaiting: false }

/** What the customer's mailbox gets from us, besides letters about orders (CUSTOMERS-3). Five statements. */
export async function readSubscriptions(
  context: AppContext,
  customer: Customer,
  scope: SiteScope,
): Promise<SubscriptionsView> {
  const mailbox = await mailboxOf(context.database, customer)
  return {
    newsletter: mailbox ? await readSubscription(context.database, mailbox) : none,
    cartReminders: mailbox ? await readSubscription(context.database, mailbox, 'reminders') : none,
    reviewRequests: mailbox ? await wantsRequests(context.database, mailbox) : false,
    stockAlerts: await alertsOf(context, scope, customer.userId),
  }
}

export async function subscribeCustomer(
  context: AppContext,
  customer: Customer,
  { purpose, subscribe, scope }: { purpose: Purpose; subscribe: boolean; scope: SiteScope },
): Promise<void> {
  const mailbox = await mailboxOf(context.database, customer)
  if (!mailbox) return
  const { languageId } = scope
  await changeSubscription(context.database, mailbox, { purpose, subscribe, languageId, now: context.now() })
}

export async function changeReviewRequests(
  context: AppContext,
  customer: Customer,
  wanted: boolean,
): Promise<void> {
  const mailbox = await mailboxOf(context.database, customer)
  if (mailbox) await changeRequests(context.database, mailbox, { wanted, now: context.now() })
}

/** The mailbox of the customer who is signed in. An account that was deleted a moment ago has none. */
async function mailboxOf({ rows }: Pick<Database, 'rows'>, { userId }: Customer): Promise<OwnMailbox | null> {
  const [account] = await rows(read, { userId })
  return account ?? null
}

const read = statement<{ userId: string }, OwnMailbox>(
  'customers-mailbox',
  'select site_id "siteId", email_address "emailAddress" from account where user_id = :userId',
)
