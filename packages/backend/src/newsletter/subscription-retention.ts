import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

type Old = { before: Date; atOnce: number }

const unanswered = 'confirmed_at is null and requested_at < :before'
const left = 'unsubscribed_at < :before'

export const subscriptionRetention: readonly Retention[] = [
  {
    /** NEWSLETTER-2: the question can be answered for seven days. */
    what: 'questions that nobody confirmed',
    table: 'newsletter_subscription',
    keptDays: 30,
    batch: statement<Old, { gone: number }>(
      'newsletter-forget-asked',
      gone('newsletter_subscription', unanswered),
    ),
  },
  {
    what: 'questions about reminders that nobody confirmed',
    table: 'reminder_subscription',
    keptDays: 30,
    batch: statement<Old, { gone: number }>(
      'reminders-forget-asked',
      gone('reminder_subscription', unanswered),
    ),
  },
  {
    what: 'those who left',
    table: 'newsletter_subscription',
    keptDays: 1096,
    batch: statement<Old, { gone: number }>('newsletter-forget-left', gone('newsletter_subscription', left)),
  },
  {
    what: 'those who want no more reminders',
    table: 'reminder_subscription',
    keptDays: 1096,
    batch: statement<Old, { gone: number }>('reminders-forget-left', gone('reminder_subscription', left)),
  },
  {
    /** REMINDERS-2: a cart that lies still is deleted long before. */
    what: 'reminders of carts',
    table: 'cart_reminder',
    keptDays: 400,
    batch: statement<Old, { gone: number }>(
      'reminders-forget',
      `
        with old as (select cart_id from cart_reminder where reminded_at < :before limit :atOnce for update skip locked),
        gone as (delete from cart_reminder r using old where r.cart_id = old.cart_id returning 1)
        select count(*)::int gone from gone`,
    ),
  },
]

function gone(table: string, which: string): string {
  return `
    with old as (select subscription_id from ${table} where ${which} limit :atOnce for update skip locked),
    gone as (delete from ${table} s using old where s.subscription_id = old.subscription_id returning 1)
    select count(*)::int gone from gone`
}
