import { columnsOf } from '../database/index.ts'
import type { outboxMail } from './tables.ts'

/** What lists of mails show. */
export const listedColumns = columnsOf<typeof outboxMail.$inferSelect>()([
  'mailId',
  'kind',
  'toAddress',
  'subject',
  'createdAt',
  'sentAt',
  'lastError',
])

/** The states of a mail in the outbox (MAIL-18). One that was given up and sent again as a new mail needs no work (MAIL-16). */
export const mailStates = ['waiting', 'failed', 'given-up', 'resent', 'sent'] as const
export type MailState = (typeof mailStates)[number]

/** The states stand in the text: the partial index of what is not sent is of use to no other plan. */
export const whichSql: Record<MailState, string> = {
  waiting: `sent_at is null and next_attempt_at < 'infinity' and last_error is null`,
  failed: `sent_at is null and next_attempt_at < 'infinity' and last_error is not null`,
  'given-up': `sent_at is null and next_attempt_at = 'infinity' and resent_at is null`,
  resent: `sent_at is null and next_attempt_at = 'infinity' and resent_at is not null`,
  sent: 'sent_at is not null',
}

export const stateSql = `case ${mailStates.map((state) => `when ${whichSql[state]} then '${state}'`).join(' ')} else 'waiting' end`
