import type { WebhookEventType } from './event-types.ts'
import type { Delivery } from './outbox.ts'

type Subject = { field: 'orderId' | 'variantId' | 'productId'; path: (id: number) => string }

const order: Subject = { field: 'orderId', path: (id) => `/orders/${id}` }

const subjects: Record<WebhookEventType, Subject> = {
  'order.paid': order,
  'order.sent': order,
  'order.refunded': order,
  'stock.changed': { field: 'variantId', path: (id) => `/stock?after=${id - 1}&limit=1` },
  'product.changed': { field: 'productId', path: (id) => `/products/${id}` },
}

/**
 * An event says what happened to which thing and where to read it, and no personal data: who reads it there sees
 * what the token allows, as it is then (WEBHOOKS-1). The id is the same however often it is delivered.
 */
export function messageOf(delivery: Delivery, origin: string | null): { id: string; body: string } {
  const { eventId, eventType, subjectId, siteId, happenedAt } = delivery
  const { field, path } = subjects[eventType]
  const data = {
    [field]: subjectId,
    ...(siteId !== null && { siteId }),
    version: eventId,
    href: `${origin ?? ''}/staff-api/v1${path(subjectId)}`,
  }
  const body = JSON.stringify({ type: eventType, timestamp: happenedAt.toISOString(), data })
  return { id: `evt_${eventId}`, body }
}
