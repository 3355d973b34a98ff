import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailKind } from './mail-kinds.ts'

/** A mail is a row of the transaction that causes it; a worker writes and sends it later (MAIL-1). */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    mailId: bigint('mail_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One cause makes one mail: `order-confirmation:100001`. */
    causeKey: text('cause_key').notNull().unique(),
    kind: text().$type<MailKind>().notNull(),
    siteId: integer('site_id').notNull(),
    languageId: smallint('language_id').notNull(),
    toAddress: text('to_address').notNull(),
    /** The request that caused it; none for the work of every minute (OBSERVABILITY-1). */
    requestId: text('request_id'),
    /** What the template needs beyond the database; never a password. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    lastError: text('last_error'),
    subject: text(),
    html: text(),
    plainText: text('plain_text'),
    messageId: text('message_id'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Given up, and sent again as a new mail: this one needs no work (MAIL-16). */
    resentAt: timestamp('resent_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_mail_waiting')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null`),
    index('outbox_mail_kept')
      .on(table.sentAt)
      .where(sql`html is not null`),
    index('outbox_mail_sent')
      .on(table.sentAt)
      .where(sql`kind <> 'order-confirmation'`)
      .concurrently(),
    // What an order was told (MAIL-16).
    index('outbox_mail_order')
      .on(sql`(${table.facts}->>'orderId')`)
      .where(sql`facts ? 'orderId'`)
      .concurrently(),
    // The list of sent mails, by its filters (MAIL-18). Queueing a mail writes to none of these indexes.
    index('outbox_mail_list_by_address')
      .on(table.toAddress, table.mailId)
      .where(sql`sent_at is not null`)
      .concurrently(),
    index('outbox_mail_list_by_kind')
      .on(table.kind, table.mailId)
      .where(sql`sent_at is not null`)
      .concurrently(),
    index('outbox_mail_list_by_site')
      .on(table.siteId, table.mailId)
      .where(sql`sent_at is not null`)
      .concurrently(),
  ],
)
