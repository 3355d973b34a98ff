import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Up to which moment the rows of a span have been forgotten (RETENTION-2). */
export const retentionProgress = pgTable('retention_progress', {
  what: text().primaryKey(),
  reached: timestamp({ withTimezone: true }).notNull(),
})

/** When recurring work last began and ended, by PostgreSQL's clock (WORKER-6). */
export const recurringWork = pgTable('recurring_work', {
  job: text().primaryKey(),
  lastExecution: timestamp('last_execution', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

/** Queues that take jobs, by the name under which they lock them (WORKER-7). */
export const jobQueueHeartbeat = pgTable('job_queue_heartbeat', {
  queueId: text('queue_id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
