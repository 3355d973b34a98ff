import { deleteRows } from '../jobs/index.ts'

/** WEBHOOKS-8: events can be replayed for so long; their deliveries go with them. */
export const webhookEventRetention = deleteRows(
  'webhook events',
  'webhook_event',
  'happened_at < :before order by happened_at',
)
