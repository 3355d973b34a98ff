import { DAY, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { statement } from '../database/index.ts'

/** How long a mailed question can be answered with yes (NEWSLETTER-2). */
const answerMs = 7 * DAY

/**
 * Yes, to all that the mail asked (NEWSLETTER-2, 9). A second yes changes nothing; after a no, only a new question can be
 * answered.
 */
export async function confirmSubscription(
  context: AppContext,
  token: string,
): Promise<Result<null, 'link-invalid'>> {
  const now = context.now()
  const askedAfter = new Date(now.getTime() - answerMs)
  const subscriptions = await context.database.rows(confirm, {
    tokenHash: hashOf(token),
    now,
    asked: askedAfter,
  })
  return subscriptions.length > 0 ? success(null) : refusal('link-invalid')
}

/** No, at any time, however often, to what the mail was about (NEWSLETTER-5, REMINDERS-3). */
export async function endSubscription(
  context: AppContext,
  token: string,
): Promise<Result<null, 'link-invalid'>> {
  const left = await context.database.rows(end, { tokenHash: hashOf(token), now: context.now() })
  return left.length > 0 ? success(null) : refusal('link-invalid')
}

const confirmed = (table: string) => `
      update ${table} set confirmed_at = coalesce(confirmed_at, :now)
      where token_hash = :tokenHash and unsubscribed_at is null and (confirmed_at is not null or requested_at >= :asked)
      returning subscription_id`

const confirm = statement<{ tokenHash: string; now: Date; asked: Date }>(
  'newsletter-confirm',
  `
    with newsletter as (${confirmed('newsletter_subscription')}), reminders as (${confirmed('reminder_subscription')})
    select subscription_id from newsletter union all select subscription_id from reminders`,
)

const ended = (table: string, ofReminder: string) => `
      update ${table} set unsubscribed_at = coalesce(unsubscribed_at, :now)
      where subscription_id in (
        select subscription_id from ${table} where token_hash = :tokenHash
        union all
        select ${ofReminder} from cart_reminder where token_hash = :tokenHash)
      returning subscription_id`

const end = statement<{ tokenHash: string; now: Date }>(
  'newsletter-end',
  `
    with newsletter as (${ended('newsletter_subscription', 'subscription_id')}),
    reminders as (${ended('reminder_subscription', 'reminder_subscription_id')})
    select subscription_id from newsletter union all select subscription_id from reminders`,
)
