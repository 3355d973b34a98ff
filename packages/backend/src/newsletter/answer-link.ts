import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { Refusal } from '../http/index.ts'

/** NEWSLETTER-2: how long a mailed question can be answered with yes. */
const answerMs = 7 * DAY

/** NEWSLETTER-2: yes. A second yes changes nothing; after a no, only a new question can be answered. */
export async function confirmSubscription(context: AppContext, token: string): Promise<void> {
  const now = context.now()
  const asked = new Date(now.getTime() - answerMs)
  const confirmed = await context.database.rows(confirm, [hashOf(token), now, asked])
  if (confirmed.length === 0) throw linkInvalid()
}

/** NEWSLETTER-5: no, at any time, however often. */
export async function endSubscription(context: AppContext, token: string): Promise<void> {
  const ended = await context.database.rows(end, [hashOf(token), context.now()])
  if (ended.length === 0) throw linkInvalid()
}

/** One answer for unknown, used and expired links. */
function linkInvalid(): Refusal {
  return new Refusal({ status: 404, code: 'link-invalid', title: 'This link is no longer valid.' })
}

const confirm = {
  name: 'newsletter-confirm',
  text: `
    update newsletter_subscription set confirmed_at = coalesce(confirmed_at, $2)
    where token_hash = $1 and unsubscribed_at is null and (confirmed_at is not null or requested_at >= $3)
    returning subscription_id`,
}

const end = {
  name: 'newsletter-end',
  text: `
    update newsletter_subscription set unsubscribed_at = coalesce(unsubscribed_at, $2)
    where token_hash = $1 returning subscription_id`,
}
