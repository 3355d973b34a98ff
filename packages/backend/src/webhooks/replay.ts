import type { AppContext } from '../app-context.ts'
import { writeAudit } from '../audit/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { ownEndpointSql } from './endpoints.ts'

export type Replay = {
  endpointId: number
  /** Null: every site. */
  siteIds: readonly number[] | null
  by: string
} & ({ eventId: number } | { since: Date; until: Date })

/** More in one go would keep the rows of the outbox for too long; who wants more asks again (WEBHOOKS-7). */
const most = 10_000

/**
 * One event, or all that happened in a span, are delivered to an endpoint as if for the first time: also what was
 * parked, and what happened before the endpoint was there (WEBHOOKS-7). Gives how many; null when there is no such endpoint.
 */
export async function replayEvents(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  replay: Replay,
): Promise<number | null> {
  const { endpointId, siteIds, by } = replay
  const [endpoint] = await transaction.rows(lockEndpoint, { endpointId, siteIds })
  if (!endpoint) return null
  const now = clock()
  const span = 'eventId' in replay ? wholeTime : { since: replay.since, until: replay.until }
  const eventId = 'eventId' in replay ? replay.eventId : null
  const [queued] = await transaction.rows(queue, { endpointId, eventId, ...span, now, most })
  const count = queued?.count ?? 0
  const details = { count, ...(eventId === null ? span : { eventId }) }
  const subject = `webhook:${endpointId}`
  await writeAudit(transaction, { actor: by, action: 'webhook-replayed', subject, details, now })
  await addJob(transaction, 'deliver-webhooks', {})
  return count
}

const wholeTime = { since: new Date(0), until: new Date('9999-01-01T00:00:00Z') }

// A replay resets the failures of the endpoint: it is replayed because it is back.
const lockEndpoint = statement<{ endpointId: number; siteIds: readonly number[] | null }>(
  'webhooks-lock-endpoint',
  `
    update webhook_endpoint e set failures = 0, paused_until = null
    where e.endpoint_id = :endpointId and e.is_active and ${ownEndpointSql} returning 1`,
)

const queue = statement<
  { endpointId: number; eventId: number | null; since: Date; until: Date; now: Date; most: number },
  { count: number }
>(
  'webhooks-replay',
  `
    with replayed as (
      insert into webhook_delivery (endpoint_id, event_id, subject, created_at, next_attempt_at)
      select e.endpoint_id, v.event_id, split_part(v.event_type, '.', 1) || ':' || v.subject_id, :now, :now
      from webhook_event v join webhook_endpoint e on e.endpoint_id = :endpointId and v.event_type = any(e.event_types)
        and (v.site_id is null or e.site_ids is null or v.site_id = any(e.site_ids))
      where v.happened_at >= :since and v.happened_at < :until and (:eventId::bigint is null or v.event_id = :eventId)
      order by v.happened_at, v.event_id limit :most
      on conflict (endpoint_id, event_id) do update set created_at = :now, next_attempt_at = :now, attempts = 0,
        delivered_at = null, last_error = null
      returning 1)
    select count(*)::int count from replayed`,
)
