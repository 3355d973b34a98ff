import { type Profile, profileFields } from '@haverhof/domain/accounts'
import {
  HOUR,
  missing,
  type Missing,
  type Result,
  success,
  type TooManyAttempts,
} from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { listAddresses, listPasskeys } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import { exportedCartColumns } from '../cart/index.ts'
import type { Customer } from '../http/index.ts'
import { horsesOf } from '../horses/index.ts'
import { countAttempt } from '../limits/index.ts'
import { readSubscription, remindersOf } from '../newsletter/index.ts'
import { exportedOrderColumns, listInvoices } from '../orders/index.ts'
import { questionsOf } from '../questions/index.ts'
import { reportsOf } from '../reports/index.ts'
import { exportRepeats } from '../repeat-delivery/index.ts'
import { returnsOf } from '../returns/index.ts'
import { writtenBy } from '../reviews/index.ts'
import { exportSamples } from '../laboratory/index.ts'
import { alertsOf } from '../stock-alerts/index.ts'
import { columnsOf, statement } from '../database/index.ts'

const perHour = { limit: 10, windowMs: HOUR }

type Entries = Record<string, unknown>[]

type Stored = {
  account: { emailAddress: string } & Record<string, unknown>
  sessions: Entries
  carts: Entries
  orders: Entries
  withdrawals: Entries
  events: Entries
}

/**
 * Everything the shop holds about a customer, without what protects the account: hashes of password, sessions and
 * links (CUSTOMERS-4). A fixed number of statements, however much there is.
 */
export async function exportData(
  context: AppContext,
  { userId, siteId }: Pick<Customer, 'userId' | 'siteId'>,
  scope: SiteScope,
): Promise<Result<Record<string, unknown>, Missing | TooManyAttempts>> {
  const { database } = context
  const counted = await countAttempt(context, `account-export:${userId}`, perHour)
  if (!counted.ok) return counted
  const [stored] = await database.rows(read, { userId })
  if (!stored) return missing('account')
  const { emailAddress } = stored.account
  return success({
    exportedAt: context.now().toISOString(),
    ...stored,
    addresses: await listAddresses(database, userId),
    invoices: await listInvoices(database, userId),
    returns: await returnsOf(context, { userId }),
    reviews: await writtenBy(context, userId),
    questions: await questionsOf(database, { userId, siteId, emailAddress }),
    reports: await reportsOf(database, { siteId, emailAddress }),
    samples: await exportSamples(database, userId),
    newsletter: await readSubscription(database, { siteId, emailAddress }),
    cartReminderConsent: await readSubscription(database, { siteId, emailAddress }, 'reminders'),
    cartReminders: await remindersOf(database, { siteId, emailAddress }),
    horses: await horsesOf(database, userId),
    passkeys: await ownPasskeys(context, userId),
    stockAlerts: await alertsOf(context, scope, userId),
    repeatDeliveries: await exportRepeats(database, userId),
  })
}

async function ownPasskeys({ database }: AppContext, userId: string) {
  return (await listPasskeys(database, userId)).map(({ name, createdAt, lastUsedAt }) => ({
    name,
    createdAt,
    lastUsedAt,
  }))
}

const accountSql = `
  json_build_object('emailAddress', a.email_address, ${columnsOf<Profile>()(profileFields).json('a')},
    'vatNumberValid', a.vat_number_valid, 'newsletterWish', a.newsletter_wish, 'languageId', a.language_id, 'address', a.address, 'billingContact', a.billing_contact,
    'shipping', a.shipping,
    'alternativeShippingAddress', a.alternative_shipping_address, 'createdAt', a.created_at,
    'activatedAt', a.activated_at)`

const sessionsSql = `
  select json_agg(json_build_object('createdAt', s.created_at, 'lastSeenAt', s.last_seen_at,
    'expiresAt', s.expires_at) order by s.created_at) from account_session s where s.user_id = a.user_id`

const cartsSql = `
  select json_agg(json_build_object(${exportedCartColumns.json('c')},
    'lines', (select json_agg(json_build_object('productVariantId', l.variant_id, 'quantity', l.quantity,
      'sampleNames', l.sample_names, 'repeatDays', l.repeat_days) order by l.added_at) from cart_line l where l.cart_id = c.cart_id))
    order by c.created) from cart c where c.account_id = a.user_id`

const orderLinesSql = `
  select json_agg(json_build_object('lineNumber', l.line_number, 'productVariantId', l.variant_id,
    'description', l.description, 'label', l.product_label, 'quantity', l.quantity,
    'totalCents', l.total_cents, 'vatPercent', l.vat_percent, 'repeatDays', l.repeat_days) order by l.line_number)
  from order_line l where l.order_id = o.order_id`

const paymentsSql = `
  select json_agg(json_build_object('paymentMethodId', p.payment_method_id, 'issuer', p.issuer, 'amountCents', p.amount_cents,
    'status', p.status, 'createdAt', p.created_at, 'paidAt', p.paid_at) order by p.created_at)
  from payment p where p.order_id = o.order_id`

const ordersSql = `
  select json_agg(json_build_object(${exportedOrderColumns.json('o')}, 'lines', (${orderLinesSql}), 'payments', (${paymentsSql}), 'notes', (
      select json_agg(json_build_object('at', n.at, 'words', n.words) order by n.order_note_id) from order_remark n
      where n.order_id = o.order_id))
    order by o.ordered_at) from shop_order o where o.account_id = a.user_id`

const withdrawalsSql = `
  select json_agg(json_build_object('withdrawalId', w.withdrawal_id, 'orderNumber', w.order_number,
    'fullName', w.full_name, 'emailAddress', w.email_address, 'statement', w.statement, 'kind', w.kind, 'endsOn', w.ends_on, 'receivedAt', w.received_at) order by w.received_at)
  from withdrawal w join shop_order o using (order_id) where o.account_id = a.user_id`

const eventsSql = `
  select json_agg(json_build_object('at', e.at, 'action', e.action, 'details', e.details) order by e.at)
  from audit_entry e where e.subject = 'account:' || a.user_id`

const list = (sql: string) => `coalesce((${sql}), '[]')`

const read = statement<{ userId: string }, Stored>(
  'customers-export',
  `
    select ${accountSql} account, ${list(sessionsSql)} sessions, ${list(cartsSql)} carts, ${list(ordersSql)} orders,
      ${list(withdrawalsSql)} withdrawals, ${list(eventsSql)} events
    from account a where a.user_id = :userId`,
)
