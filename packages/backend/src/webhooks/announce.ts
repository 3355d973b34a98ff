import { statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import type { WebhookEventType } from './event-types.ts'

export type Announcement = {
  type: WebhookEventType
  subjectIds: readonly number[]
  /** Null for what is one for all sites. */
  siteId: number | null
  now: Date
}

/**
 * Events and their deliveries are rows of the transaction that causes them: a rolled back event is never sent,
 * and what is committed is not lost (WEBHOOKS-1, 2). A shop without endpoints writes the event alone.
 */
export async function announceEvents(transaction: Transaction, announcement: Announcement): Promise<void> {
  const { type, subjectIds, siteId, now } = announcement
  const deliveries = await transaction.rows(insert, { type, subjectIds, siteId, now })
  if (deliveries.length > 0) await addJob(transaction, 'deliver-webhooks', {})
}

const insert = statement<{ type: string; subjectIds: readonly number[]; siteId: number | null; now: Date }>(
  'webhooks-announce',
  `
    with happened as (
      insert into webhook_event (event_type, subject_id, site_id, happened_at)
      select :type::text, subject_id, :siteId::int, :now::timestamptz from unnest(:subjectIds::int[]) subject_id
      returning event_id, subject_id),
    queued as (
      insert into webhook_delivery (endpoint_id, event_id, subject, created_at, next_attempt_at)
      select e.endpoint_id, h.event_id, split_part(:type::text, '.', 1) || ':' || h.subject_id, :now, :now
      from happened h join webhook_endpoint e on e.is_active and :type::text = any(e.event_types)
        and (:siteId::int is null or e.site_ids is null or :siteId::int = any(e.site_ids))
      returning 1)
    select 1 from queued limit 1`,
)
