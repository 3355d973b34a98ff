import { DAY, HOUR, MINUTE, SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import type { WebhookEventType } from './event-types.ts'
import { deleteRows } from '../jobs/index.ts'

/** An endpoint for which something is due. */
export type DueEndpoint = {
  endpointId: number
  url: string
  secret: string
  previousSecret: string | null
  failures: number
}

/** A delivery that this process is making. */
export type Delivery = {
  eventId: number
  eventType: WebhookEventType
  subjectId: number
  siteId: number | null
  happenedAt: Date
  attempts: number
  createdAt: Date
}

/** Longer than one attempt can last: only the deliveries of a process that died are claimed again. */
const leaseMs = MINUTE

export function dueEndpoints(context: AppContext): Promise<DueEndpoint[]> {
  return context.database.rows(findDue, { now: context.now() })
}

/** Deliveries for this process alone, at most one about each thing, in the order in which things happened (WEBHOOKS-11). */
export function claimDeliveries(
  context: AppContext,
  { endpointId, most }: { endpointId: number; most: number },
): Promise<Delivery[]> {
  const now = context.now()
  return context.database.rows(claim, { endpointId, most, now, lease: new Date(now.getTime() + leaseMs) })
}

type Attempt = Pick<DueEndpoint, 'endpointId'> & Pick<Delivery, 'eventId' | 'attempts' | 'createdAt'>

export async function markDelivered(context: AppContext, { endpointId, eventId }: Attempt): Promise<void> {
  await context.database.rows(delivered, { endpointId, eventId, now: context.now() })
}

/** Tells whether it was the last attempt (WEBHOOKS-13). */
export async function markFailed(context: AppContext, attempt: Attempt, reason: string): Promise<boolean> {
  const { endpointId, eventId, attempts, createdAt } = attempt
  const next = nextDelivery(attempts, createdAt, context.now())
  await context.database.rows(failed, { endpointId, eventId, next, reason: reason.slice(0, 200) })
  return next === null
}

/** How many failures in a row an endpoint has, and until when it is left alone because of them. */
export async function settleEndpoint(
  context: AppContext,
  { endpointId, failures }: { endpointId: number; failures: number },
): Promise<void> {
  const until = failures === 0 ? null : pausedUntil(failures, context.now())
  await context.database.rows(settle, { endpointId, failures, until })
}

/** What waits behind an endpoint that has been away for three days waits no longer (WEBHOOKS-13). */
export async function parkOldDeliveries(context: AppContext): Promise<number> {
  const before = new Date(context.now().getTime() - parkedAfterMs)
  return (await context.database.rows(park, { before })).length
}

const findDue = statement<{ now: Date }, DueEndpoint>(
  'webhooks-due-endpoints',
  `
    select e.endpoint_id "endpointId", e.url, e.secret, e.failures,
      case when e.previous_until > :now then e.previous_secret end "previousSecret"
    from webhook_endpoint e
    where e.is_active and (e.paused_until is null or e.paused_until <= :now) and exists (
      select from webhook_delivery d
      where d.endpoint_id = e.endpoint_id and d.delivered_at is null and d.next_attempt_at <= :now)
    order by e.endpoint_id`,
)

const claim = statement<{ endpointId: number; most: number; now: Date; lease: Date }, Delivery>(
  'webhooks-claim',
  `
    with due as (
      select d.endpoint_id, d.event_id from webhook_delivery d
      where d.endpoint_id = :endpointId and d.delivered_at is null and d.next_attempt_at <= :now
        and not exists (
          select from webhook_delivery earlier
          where earlier.endpoint_id = d.endpoint_id and earlier.subject = d.subject and earlier.event_id < d.event_id
            and earlier.delivered_at is null and earlier.next_attempt_at < 'infinity')
      order by d.next_attempt_at, d.event_id limit :most
      for update skip locked
    )
    update webhook_delivery d set attempts = d.attempts + 1, next_attempt_at = :lease
    from due join webhook_event v on v.event_id = due.event_id
    where d.endpoint_id = due.endpoint_id and d.event_id = due.event_id
    returning d.event_id "eventId", v.event_type "eventType", v.subject_id "subjectId", v.site_id "siteId",
      v.happened_at "happenedAt", d.attempts, d.created_at "createdAt"`,
)

const delivered = statement<{ endpointId: number; eventId: number; now: Date }>(
  'webhooks-delivered',
  `
    update webhook_delivery set delivered_at = :now, last_error = null
    where endpoint_id = :endpointId and event_id = :eventId`,
)

const failed = statement<{ endpointId: number; eventId: number; next: Date | null; reason: string }>(
  'webhooks-failed',
  `
    update webhook_delivery set next_attempt_at = coalesce(:next::timestamptz, 'infinity'), last_error = :reason
    where endpoint_id = :endpointId and event_id = :eventId and delivered_at is null`,
)

const settle = statement<{ endpointId: number; failures: number; until: Date | null }>(
  'webhooks-settle-endpoint',
  `
    update webhook_endpoint set failures = :failures, paused_until = :until
    where endpoint_id = :endpointId and (failures > 0 or :failures::int > 0)`,
)

const park = statement<{ before: Date }>(
  'webhooks-park-old',
  `
    update webhook_delivery d set next_attempt_at = 'infinity', last_error = coalesce(last_error, 'the endpoint is away')
    from webhook_endpoint e
    where e.endpoint_id = d.endpoint_id and e.failures > 0 and d.delivered_at is null and d.created_at < :before
      and d.next_attempt_at < 'infinity'
    returning 1`,
)

/** How long a delivery waits after each attempt; the last pause repeats (WEBHOOKS-3). */
const pausesMs = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR]

/** An endpoint that fails is left alone for longer and longer, but not so long that its return goes unnoticed (WEBHOOKS-12). */
const endpointPausesMs = [0, 0, 0, 30 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]

const parkedAfterMs = 3 * DAY

/** When a delivery is tried again; null once it has been tried for three days. */
function nextDelivery(attempts: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= parkedAfterMs) return null
  return new Date(now.getTime() + pauseOf(pausesMs, attempts - 1))
}

/** Until when an endpoint is left alone that has failed so often in a row. */
function pausedUntil(failures: number, now: Date): Date {
  return new Date(now.getTime() + pauseOf(endpointPausesMs, failures - 1))
}

function pauseOf(pauses: readonly number[], index: number): number {
  return pauses[Math.min(Math.max(index, 0), pauses.length - 1)] ?? MINUTE
}

/** Events can be replayed for so long; their deliveries go with them (WEBHOOKS-8). */
export const webhookEventRetention = deleteRows(
  'webhook events',
  'webhook_event',
  'happened_at < :before order by happened_at',
)
