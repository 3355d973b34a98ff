import { type Database, statement } from '../database/index.ts'

export type MailBacklog = { waiting: number; oldestSeconds: number; givenUp: number }

const none: MailBacklog = { waiting: 0, oldestSeconds: 0, givenUp: 0 }

/** MAIL-5: what is still to be sent, and what is not tried any more. */
export async function readMailBacklog(
  { rows }: Pick<Database, 'rows'>,
  at: { now: Date },
): Promise<MailBacklog> {
  const [backlog] = await rows(readBacklog, at)
  return backlog ?? none
}

/** Orders of which a mail is not tried any more; the latest 500. */
export async function ordersOfGivenUpMails({ rows }: Pick<Database, 'rows'>): Promise<number[]> {
  return (await rows(givenUpOrders)).map(({ orderId }) => orderId)
}

const givenUpOrders = statement<object, { orderId: number }>(
  'mail-orders-given-up',
  `
    select distinct (facts->>'orderId')::int "orderId" from (
      select facts from outbox_mail where sent_at is null and next_attempt_at = 'infinity' and facts ? 'orderId'
      order by mail_id desc limit 500) given_up`,
)

const readBacklog = statement<{ now: Date }, MailBacklog>(
  'mail-backlog',
  `
    select count(*) filter (where next_attempt_at < 'infinity')::int waiting,
      coalesce(extract(epoch from :now::timestamptz - min(created_at) filter (where next_attempt_at < 'infinity')), 0)::float8
        "oldestSeconds",
      count(*) filter (where next_attempt_at = 'infinity')::int "givenUp"
    from outbox_mail where sent_at is null`,
)
