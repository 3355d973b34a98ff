import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { writeAudit, writeAudits } from '../audit/index.ts'
import { statement, type Transaction } from '../database/index.ts'
import type { WebhookEventType } from './event-types.ts'
import { newWebhookSecret } from './sign.ts'

/** How long both secrets sign after a rotation (WEBHOOKS-4). */
const bothSecretsMs = DAY

export type NewEndpoint = {
  url: string
  eventTypes: readonly WebhookEventType[]
  /** Null: all sites. */
  siteIds: readonly number[] | null
  by: string
}

export type Endpoint = {
  endpointId: number
  url: string
  eventTypes: WebhookEventType[]
  siteIds: number[] | null
  isActive: boolean
  createdAt: Date
  waiting: number
  parked: number
  lastError: string | null
}

type Clock = Pick<AppContext, 'now'>
/** Whose it is: null for every site. An endpoint that tells of other sites as well is not there. */
type Own = { endpointId: number; siteIds: readonly number[] | null; by: string }

/** The answer is the only time that the secret can be seen (WEBHOOKS-5). */
export async function addEndpoint(
  { now: clock }: Clock,
  transaction: Transaction,
  { url, eventTypes, siteIds, by }: NewEndpoint,
): Promise<{ endpointId: number; secret: string }> {
  const now = clock()
  const secret = newWebhookSecret()
  const [endpoint] = await transaction.rows(insert, { url, secret, eventTypes, siteIds, now, by })
  if (!endpoint) throw new Error('An endpoint was not written')
  const details = { url, eventTypes, siteIds }
  const subject = `webhook:${endpoint.endpointId}`
  await writeAudit(transaction, { actor: by, action: 'webhook-added', subject, details, now })
  return { endpointId: endpoint.endpointId, secret }
}

export function listEndpoints({ rows }: Transaction, { siteIds }: Pick<Own, 'siteIds'>): Promise<Endpoint[]> {
  return rows(list, { siteIds })
}

/** A new secret; the old one signs beside it for a day (WEBHOOKS-4). Null when there is no such endpoint. */
export async function rotateSecret(
  { now: clock }: Clock,
  transaction: Transaction,
  { endpointId, siteIds, by }: Own,
): Promise<string | null> {
  const now = clock()
  const secret = newWebhookSecret()
  const until = new Date(now.getTime() + bothSecretsMs)
  const rotated = await transaction.rows(rotate, { endpointId, siteIds, secret, until })
  if (rotated.length === 0) return null
  const subject = `webhook:${endpointId}`
  await writeAudit(transaction, { actor: by, action: 'webhook-secret-rotated', subject, now })
  return secret
}

/** Nothing is delivered any more, and what waited is gone. False when there is no such endpoint. */
export async function removeEndpoint(
  { now: clock }: Clock,
  transaction: Transaction,
  { endpointId, siteIds, by }: Own,
): Promise<boolean> {
  const removed = await transaction.rows(remove, { endpointId, siteIds })
  if (removed.length === 0) return false
  const subject = `webhook:${endpointId}`
  await writeAudit(transaction, { actor: by, action: 'webhook-removed', subject, now: clock() })
  return true
}

/**
 * Disables the endpoints of a member and deletes their waiting
 * deliveries, in the transaction that revokes the right to add (WEBHOOKS-10). Returns how many.
 */
export async function switchOffEndpointsOf(
  transaction: Transaction,
  { addedBy, by, now }: { addedBy: string; by: string; now: Date },
): Promise<number> {
  const off = await transaction.rows(switchOff, { addedBy })
  const entry = { actor: by, action: 'webhook-switched-off' as const, now }
  await writeAudits(
    transaction,
    off.map(({ endpointId }) => ({ ...entry, subject: `webhook:${endpointId}` })),
  )
  return off.length
}

/** Endpoints of which a caller with these sites may know: what they are told is all the caller's own. */
export const ownEndpointSql = `(:siteIds::int[] is null or e.site_ids <@ :siteIds::int[])`

const insert = statement<
  {
    url: string
    secret: string
    eventTypes: readonly string[]
    siteIds: readonly number[] | null
    now: Date
    by: string
  },
  { endpointId: number }
>(
  'webhooks-add-endpoint',
  `
    insert into webhook_endpoint (url, secret, event_types, site_ids, created_at, added_by)
    values (:url, :secret, :eventTypes, :siteIds, :now, :by) returning endpoint_id "endpointId"`,
)

const switchOff = statement<{ addedBy: string }, { endpointId: number }>(
  'webhooks-switch-off',
  `
    with off as (
      update webhook_endpoint set is_active = false where added_by = :addedBy and is_active returning endpoint_id),
    dropped_deliveries as (delete from webhook_delivery d using off where d.endpoint_id = off.endpoint_id and d.delivered_at is null)
    select endpoint_id "endpointId" from off`,
)

const list = statement<{ siteIds: readonly number[] | null }, Endpoint>(
  'webhooks-list-endpoints',
  `
    select e.endpoint_id "endpointId", e.url, e.event_types "eventTypes", e.site_ids "siteIds",
      e.is_active "isActive", e.created_at "createdAt",
      (count(d.event_id) filter (where d.next_attempt_at < 'infinity'))::int waiting,
      (count(d.event_id) filter (where d.next_attempt_at = 'infinity'))::int parked,
      max(d.last_error) "lastError"
    from webhook_endpoint e left join webhook_delivery d on d.endpoint_id = e.endpoint_id and d.delivered_at is null
    where ${ownEndpointSql}
    group by e.endpoint_id order by e.endpoint_id`,
)

const rotate = statement<{
  endpointId: number
  siteIds: readonly number[] | null
  secret: string
  until: Date
}>(
  'webhooks-rotate-secret',
  `
    update webhook_endpoint e set secret = :secret, previous_secret = e.secret, previous_until = :until
    where e.endpoint_id = :endpointId and ${ownEndpointSql} returning 1`,
)

const remove = statement<{ endpointId: number; siteIds: readonly number[] | null }>(
  'webhooks-remove-endpoint',
  `delete from webhook_endpoint e where e.endpoint_id = :endpointId and ${ownEndpointSql} returning 1`,
)
