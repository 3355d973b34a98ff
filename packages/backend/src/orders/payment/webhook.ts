import { type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { isProviderName } from '../../payments/index.ts'
import { paymentOfProvider } from '../store/find-payments.ts'
import { noteChargeback } from './chargeback.ts'
import { settleOrRefuse } from './settle-payment.ts'

const largestBody = 4096

/**
 * A provider says that something happened to a payment (PAYMENTS-4). The id alone is read; an unknown one is answered like a
 * known one and does nothing.
 */
export async function hearWebhook(
  context: AppContext,
  provider: string,
  request: Request,
): Promise<Result<unknown, 'provider-away'>> {
  const id = idIn(await bodyOf(request))
  if (id === null || !isProviderName(provider)) return success(null)
  const payment = await paymentOfProvider(context.database, provider, id)
  if (!payment) return success(null)
  return payment.status === 'paid' ? noteChargeback(context, payment) : settleOrRefuse(context, payment)
}

/** What no provider would send is unknown without asking PostgreSQL, which refuses NUL. */
const shapeOfIds = /^[\w.-]{1,100}$/

function idIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('id' in body)) return null
  return typeof body.id === 'string' && shapeOfIds.test(body.id) ? body.id : null
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await readSmall(request)
  if (text === null) return null
  try {
    const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
    return isJson ? (JSON.parse(text) as unknown) : Object.fromEntries(new URLSearchParams(text))
  } catch {
    return null
  }
}

/** An id is short; a longer one is no id. */
async function readSmall(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largestBody) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
