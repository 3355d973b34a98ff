import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { Refusal } from '../http/index.ts'
import { statement } from '../database/index.ts'

/** NEWSLETTER-2: how long a mailed question can be answered with yes. */
const answerMs = 7 * DAY

/** NEWSLETTER-2: yes. A second yes changes nothing; after a no, only a new question can be answered. */
export async function confirmSubscription(context: AppContext, token: string): Promise<void> {
  const now = context.now()
  const asked = new Date(now.getTime() - answerMs)
  const confirmed = await context.database.rows(confirm, { tokenHash: hashOf(token), now, asked })
  if (confirmed.length === 0) throw linkInvalid()
}

/** NEWSLETTER-5: no, at any time, however often. */
export async function endSubscription(context: AppContext, token: string): Promise<void> {
  const ended = await context.database.rows(end, { tokenHash: hashOf(token), now: context.now() })
  if (ended.length === 0) throw linkInvalid()
}

/** One answer for unknown, used and expired links. */
function linkInvalid(): Refusal {
  return new Refusal({ status: 404, code: 'link-invalid', title: 'This link is no longer valid.' })
}

const confirm = statement<{ tokenHash: string; now: Date; asked: Date }>(
  'newsletter-confirm',
  `
    update newsletter_subscription set confirmed_at = coalesce(confirmed_at, :now)
    where token_hash = :tokenHash and unsubscribed_at is null and (confirmed_at is not null or requested_at >= :asked)
    returning subscription_id`,
)

const end = statement<{ tokenHash: string; now: Date }>(
  'newsletter-end',
  `
    update newsletter_subscription set unsubscribed_at = coalesce(unsubscribed_at, :now)
    where subscription_id in (
      select subscription_id from newsletter_subscription where token_hash = :tokenHash
      union all
      select subscription_id from cart_reminder where token_hash = :tokenHash)
    returning subscription_id`,
)
