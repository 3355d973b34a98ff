import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import type { ApiEnv } from '../http/index.ts'
import { keyReused } from './refusals.ts'
import { deleteRows } from '../jobs/index.ts'

type Change<Answer> = (transaction: Transaction) => Promise<Answer>

/**
 * Makes the change and keeps the answer in one transaction: a caller that heard nothing asks again with the same key, and
 * whether the first call was lost on its way or only its answer was makes no difference (STAFF-7). Two at once wait for each
 * other at the key.
 */
export function onceByKey<Answer extends object>(
  context: AppContext,
  c: Context<ApiEnv>,
  input: object,
  change: Change<Answer>,
): Promise<Answer> {
  const idempotencyKey = c.req.header('idempotency-key') ?? ''
  const { actor: caller, tokenId } = c.var.staff
  const own = { caller, tokenId, idempotencyKey }
  const requestHash = hashOf([c.req.method, c.req.path, input])
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const [isNew] = await transaction.rows(reserve, { ...own, requestHash, now })
    if (!isNew) return knownAnswer<Answer>(transaction, own, requestHash)
    const answer = await change(transaction)
    await transaction.rows(keep, { caller, idempotencyKey, answer })
    return answer
  })
}

type Key = { caller: string; tokenId: number | null; idempotencyKey: string }

async function knownAnswer<Answer>({ rows }: Transaction, own: Key, requestHash: string): Promise<Answer> {
  const [request] = await rows(find, own)
  if (request?.requestHash === requestHash) return request.answer as Answer
  throw keyReused()
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

const reserve = statement<Key & { requestHash: string; now: Date }>(
  'staff-request-reserve',
  `
    insert into staff_request (caller, token_id, idempotency_key, request_hash, requested_at)
    values (:caller, :tokenId, :idempotencyKey, :requestHash, :now) on conflict do nothing returning 1`,
)

const keep = statement<{ caller: string; idempotencyKey: string; answer: object }>(
  'staff-request-keep',
  `
    update staff_request set answer = :answer
    where caller = :caller and idempotency_key = :idempotencyKey`,
)

// What the release before answered a program is known by its token alone.
const find = statement<Key, { requestHash: string; answer: unknown }>(
  'staff-request-find',
  `
    select request_hash "requestHash", answer from staff_request
    where idempotency_key = :idempotencyKey and (caller = :caller or token_id = :tokenId)`,
)

/** After that no caller repeats a request (STAFF-7). */
export const staffRequestRetention = deleteRows(
  'answers to staff requests',
  'staff_request',
  'requested_at < :before',
)
