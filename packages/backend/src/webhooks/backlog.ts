import { type Database, statement } from '../database/index.ts'

export type WebhookBacklog = { waiting: number; oldestSeconds: number; parked: number }

const none: WebhookBacklog = { waiting: 0, oldestSeconds: 0, parked: 0 }

/** What is still to be delivered, and what is not tried any more (WEBHOOKS-13). */
export async function readWebhookBacklog(
  { rows }: Pick<Database, 'rows'>,
  at: { now: Date },
): Promise<WebhookBacklog> {
  const [backlog] = await rows(readBacklog, at)
  return backlog ?? none
}

const readBacklog = statement<{ now: Date }, WebhookBacklog>(
  'webhooks-backlog',
  `
    select (count(*) filter (where next_attempt_at < 'infinity'))::int waiting,
      coalesce(extract(epoch from :now::timestamptz - min(created_at) filter (where next_attempt_at < 'infinity')), 0)::float8
        "oldestSeconds",
      (count(*) filter (where next_attempt_at = 'infinity'))::int parked
    from webhook_delivery where delivered_at is null`,
)
