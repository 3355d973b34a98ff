import { type Database, statement } from '../database/index.ts'
import { whichSql } from './mail-states.ts'

export type MailBacklog = { waiting: number; oldestSeconds: number; givenUp: number }

const none: MailBacklog = { waiting: 0, oldestSeconds: 0, givenUp: 0 }

/** What is still to be sent, and what is not tried any more (MAIL-5). */
export async function readMailBacklog(
  { rows }: Pick<Database, 'rows'>,
  at: { now: Date },
): Promise<MailBacklog> {
  const [backlog] = await rows(readBacklog, at)
  return backlog ?? none
}

type OrderOfMail = { orderId: number; since: Date }

type Sites = { siteIds: readonly number[] }

/** Orders of these sites of which a mail is not tried any more, and since when it should have come; the latest 500. */
export function ordersOfGivenUpMails({ rows }: Pick<Database, 'rows'>, sites: Sites): Promise<OrderOfMail[]> {
  return rows(givenUpOrders, sites)
}

const givenUpOrders = statement<Sites, OrderOfMail>(
  'mail-orders-given-up',
  `
    select (facts->>'orderId')::int "orderId", min(created_at) since from (
      select facts, created_at from outbox_mail where ${whichSql['given-up']} and site_id = any(:siteIds) and facts ? 'orderId'
      order by mail_id desc limit 500) given_up
    group by 1`,
)

/** How many mails of these sites were given up, up to a thousand, and since when the oldest of them waits (TODAY-1). */
export async function readGivenUp(
  { rows }: Pick<Database, 'rows'>,
  sites: Sites,
): Promise<{ number: number; oldest: Date | null }> {
  const [counted] = await rows(givenUp, sites)
  return counted ?? { number: 0, oldest: null }
}

const givenUp = statement<Sites, { number: number; oldest: Date | null }>(
  'mail-given-up',
  `
    select count(*)::int "number", min(created_at) oldest from (
      select created_at from outbox_mail where ${whichSql['given-up']} and site_id = any(:siteIds)
      limit 1000) given_up`,
)

const readBacklog = statement<{ now: Date }, MailBacklog>(
  'mail-backlog',
  `
    select count(*) filter (where next_attempt_at < 'infinity')::int waiting,
      greatest(coalesce(extract(epoch from :now::timestamptz - min(created_at) filter (where next_attempt_at < 'infinity')), 0), 0)::float8
        "oldestSeconds",
      count(*) filter (where ${whichSql['given-up']})::int "givenUp"
    from outbox_mail where sent_at is null`,
)
