import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { statement } from '../database/index.ts'
import { deleteRows } from '../jobs/index.ts'

const sizes = { random: 16, end: 6, signature: 32 }

/** What an answer counts for, and whose it must be; null where any owner of a passkey may answer. */
export type ChallengeUse = { purpose: string; subject: string | null }

/** A signed challenge (ACCOUNTS-20, STAFF-41). Every view of a sign-in page gets one, so none is stored. */
export async function newChallenge(
  context: AppContext,
  { lifeMs, ...use }: ChallengeUse & { lifeMs: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const end = Buffer.alloc(sizes.end)
  end.writeUIntBE(context.now().getTime() + lifeMs, 0, sizes.end)
  const body = Buffer.concat([randomBytes(sizes.random), end])
  return new Uint8Array(Buffer.concat([body, await signatureOf(context, use, body)]))
}

/**
 * True for a challenge of this use that has not
 * expired and is answered for the first time: its row is the answer (ACCOUNTS-20, STAFF-41).
 */
export async function takeChallenge(
  context: AppContext,
  use: ChallengeUse,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const bodySize = sizes.random + sizes.end
  if (bytes.length !== bodySize + sizes.signature) return false
  const body = bytes.subarray(0, bodySize)
  if (!timingSafeEqual(bytes.subarray(bodySize), await signatureOf(context, use, body))) return false
  const expiresAt = new Date(body.readUIntBE(sizes.random, sizes.end))
  if (expiresAt <= context.now()) return false
  return (await context.database.rows(take, { challengeHash: hashOf(challenge), expiresAt })).length > 0
}

async function signatureOf(context: AppContext, { purpose, subject }: ChallengeUse, body: Buffer) {
  const hmac = createHmac('sha256', await context.captchaKey())
  return hmac
    .update(`passkey:${purpose}:${subject ?? ''}:`)
    .update(body)
    .digest()
}

export const challengeRetention = deleteRows(
  'answered passkey challenges',
  'used_passkey_challenge',
  'expires_at < :before',
)

const take = statement<{ challengeHash: string; expiresAt: Date }>(
  'webauthn-take-challenge',
  `
    insert into used_passkey_challenge (challenge_hash, expires_at) values (:challengeHash, :expiresAt)
    on conflict (challenge_hash) do nothing returning 1`,
)
