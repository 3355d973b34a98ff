/** What other programs are told of (WEBHOOKS-1). */
export const webhookEventTypes = [
  'order.paid',
  'order.sent',
  'order.refunded',
  'stock.changed',
  'product.changed',
] as const

export type WebhookEventType = (typeof webhookEventTypes)[number]

export function isWebhookEventType(word: string): word is WebhookEventType {
  return (webhookEventTypes as readonly string[]).includes(word)
}
