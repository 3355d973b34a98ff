import { type Database, type RowOf, statement, type Transaction } from '../database/index.ts'
import type { OrderMailKind } from './mail-kinds.ts'
import { listedColumns, type MailState, stateSql } from './mail-states.ts'

export type MailOfOrder = RowOf<typeof listedColumns> & {
  kind: OrderMailKind
  state: MailState
  /** False when what it said has been forgotten (MAIL-13) and cannot be said again. */
  canResend: boolean
}

/** The mails of an order, the latest first (MAIL-16). */
export function mailsOfOrder({ rows }: Pick<Database, 'rows'>, orderId: number): Promise<MailOfOrder[]> {
  return rows(ofOrder, { orderId })
}

/** The mail that one cause made. */
export async function mailOfCause(
  { rows }: Pick<Database, 'rows'>,
  causeKey: string,
): Promise<number | null> {
  const [mail] = await rows(ofCause, { causeKey })
  return mail?.mailId ?? null
}

type Resend = {
  mailId: number
  now: Date
  /** Of an order: what it is about and where its customer reads mails today. */
  order?: { orderId: number; toAddress: string }
}

/**
 * The same mail again, as a new one: written anew, with an attempt of its own (MAIL-16). One that was given up counts as settled.
 * Null when there is nothing to say any more.
 */
export async function resendMail(
  { rows }: Transaction,
  { mailId, now, order }: Resend,
): Promise<number | null> {
  const { orderId = null, toAddress = null } = order ?? {}
  const causeKey = `resend:${mailId}:${now.getTime()}`
  const [again] = await rows(copy, { mailId, orderId, toAddress, causeKey, now })
  return again?.mailId ?? null
}

/** These need the number of the order alone, so they can be written however old they are. */
const toldByOrder = `kind in ('order-confirmation', 'order-sent', 'order-cancelled', 'payment-failed')`

const ofOrder = statement<{ orderId: number }, MailOfOrder>(
  'mail-of-order',
  `
    select ${listedColumns.select()}, ${stateSql} state, facts <> '{}' or ${toldByOrder} "canResend"
    from outbox_mail
    where (facts ? 'orderId' and facts->>'orderId' = :orderId::int::text) or cause_key in ('order-confirmation:' || :orderId::int,
      'order-sent:' || :orderId::int, 'order-cancelled:' || :orderId::int)
    order by mail_id desc limit 100`,
)

const ofCause = statement<{ causeKey: string }, { mailId: number }>(
  'mail-of-cause',
  'select mail_id::int "mailId" from outbox_mail where cause_key = :causeKey',
)

const copy = statement<
  { mailId: number; orderId: number | null; toAddress: string | null; causeKey: string; now: Date },
  { mailId: number }
>(
  'mail-resend',
  `
    with again as (
      insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, created_at, next_attempt_at)
      select :causeKey, kind, site_id, language_id, coalesce(:toAddress, nullif(to_address, '')),
        case when facts <> '{}' then facts else jsonb_build_object('orderId', :orderId::int) end, :now, :now
      from outbox_mail
      where mail_id = :mailId and (facts <> '{}' or (${toldByOrder} and :orderId::int is not null))
        and coalesce(:toAddress, nullif(to_address, '')) is not null
      on conflict (cause_key) do nothing
      returning mail_id),
    replaced as (
      update outbox_mail set resent_at = :now
      where mail_id = :mailId and sent_at is null and next_attempt_at = 'infinity' and exists (select from again))
    select mail_id "mailId" from again`,
)
