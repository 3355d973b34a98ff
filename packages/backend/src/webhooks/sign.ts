import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

export type SignedMessage = { id: string; sentAt: Date; body: string; secrets: readonly string[] }

/** The headers of Standard Webhooks; one signature for each secret that counts (WEBHOOKS-4). */
export function signatureHeaders({ id, sentAt, body, secrets }: SignedMessage): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
