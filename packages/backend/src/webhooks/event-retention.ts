import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

/** WEBHOOKS-8: events that nobody replays any more; their deliveries go with them. */
export const webhookEventRetention: Retention = {
  what: 'events for other programs',
  table: 'webhook_event',
  keptDays: 30,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'webhooks-forget',
    `
      with old as (
        select event_id from webhook_event where happened_at < :before order by happened_at limit :atOnce
        for update skip locked),
      gone as (delete from webhook_event e using old where e.event_id = old.event_id returning 1)
      select count(*)::int gone from gone`,
  ),
}
