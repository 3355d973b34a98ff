import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { WebhookEventType } from './event-types.ts'

/** Where another program wants to be told, and of what (WEBHOOKS-5). */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  endpointId: integer('endpoint_id').primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  /** Kept as it is: every delivery is signed with it. */
  secret: text().notNull(),
  /** The secret before this one, which signs as well until then (WEBHOOKS-4). */
  previousSecret: text('previous_secret'),
  previousUntil: timestamp('previous_until', { withTimezone: true }),
  eventTypes: text('event_types').array().$type<WebhookEventType[]>().notNull(),
  /** Null: all sites. */
  siteIds: integer('site_ids').array(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** `staff:12`, `token:7` or the name that a command was given; null where the audit no longer knows (WEBHOOKS-10). */
  addedBy: text('added_by'),
  /** Failures in a row; while there are some, one delivery at a time tries whether it is back (WEBHOOKS-12). */
  failures: integer().notNull().default(0),
  pausedUntil: timestamp('paused_until', { withTimezone: true }),
})

/** Something that happened, as a row of the transaction in which it did (WEBHOOKS-1). */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventType: text('event_type').$type<WebhookEventType>().notNull(),
    /** The number of the order, of the pack or of the product. */
    subjectId: integer('subject_id').notNull(),
    /** Null for what is one for all sites. */
    siteId: integer('site_id'),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('webhook_event_moment').on(table.happenedAt)],
)

/** An event on its way to an endpoint; written with the event, so that no crash comes between (WEBHOOKS-2). */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoint.endpointId, { onDelete: 'cascade' }),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => webhookEvent.eventId, { onDelete: 'cascade' }),
    /** `order:100001`: deliveries about one thing go one after the other. */
    subject: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Infinity: parked, not retried until a member replays it. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    lastError: text('last_error'),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.endpointId, table.eventId] }),
    index('webhook_delivery_event').on(table.eventId),
    index('webhook_delivery_waiting')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`delivered_at is null`),
    index('webhook_delivery_subject')
      .on(table.endpointId, table.subject, table.eventId)
      .where(sql`delivered_at is null`),
  ],
)
