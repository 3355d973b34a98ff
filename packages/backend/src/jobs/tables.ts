import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** RETENTION-2: up to which moment the rows of a span have been forgotten. */
export const retentionProgress = pgTable('retention_progress', {
  what: text().primaryKey(),
  reached: timestamp({ withTimezone: true }).notNull(),
})

/** WORKER-6: when recurring work last began and ended, by PostgreSQL's clock. */
export const recurringWork = pgTable('recurring_work', {
  job: text().primaryKey(),
  lastExecution: timestamp('last_execution', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

/** WORKER-7: queues that take jobs, by the name under which they lock them. */
export const jobQueueHeartbeat = pgTable('job_queue_heartbeat', {
  queueId: text('queue_id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
