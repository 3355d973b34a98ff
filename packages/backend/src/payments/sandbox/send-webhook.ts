import { tracedFetch } from '../../observability/index.ts'
import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'

const SECOND = 1000
const timeoutMs = 15 * SECOND

const Payload = z.object({ sandboxPaymentId: z.string() })

/** Tells the shop, over HTTP as a real provider does, that something happened to a payment; never what. */
export async function sendSandboxWebhook(context: AppContext, payload: unknown): Promise<void> {
  const { sandboxPaymentId } = Payload.parse(payload)
  const [row] = await context.database.rows(readUrl, { sandboxPaymentId })
  if (!row) return
  const answer = await tracedFetch('sandbox-webhook', row.webhookUrl, {
    method: 'POST',
    body: new URLSearchParams({ id: sandboxPaymentId }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // Thrown, so that the job is tried again later.
  if (!answer.ok) throw new Error(`The shop answered the sandbox with ${answer.status}`)
}

const readUrl = statement<{ sandboxPaymentId: string }, { webhookUrl: string }>(
  'sandbox-webhook-url',
  'select webhook_url "webhookUrl" from sandbox_payment where sandbox_payment_id = :sandboxPaymentId',
)
