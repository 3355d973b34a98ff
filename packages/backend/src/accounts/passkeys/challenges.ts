import { MINUTE } from '@haverhof/domain/shared'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { statement } from '../../database/index.ts'

/** Long enough to find the phone: a sign-in page asks when it is opened. */
const lifeMs = 10 * MINUTE

const sizes = { random: 16, end: 6, signature: 32 }

/** The purpose of a challenge: registering a passkey, or signing in. */
export type Question = { purpose: 'new-passkey'; subject: string } | { purpose: 'sign-in'; subject: null }

/** ACCOUNTS-20: a signed challenge. Every view of the sign-in page gets one, so none is stored. */
export async function newChallenge(context: AppContext, question: Question): Promise<Buffer> {
  const end = Buffer.alloc(sizes.end)
  end.writeUIntBE(context.now().getTime() + lifeMs, 0, sizes.end)
  const body = Buffer.concat([randomBytes(sizes.random), end])
  return Buffer.concat([body, await signatureOf(context, question, body)])
}

/** ACCOUNTS-20: whether it was asked, for this, not long ago, and has not been answered before: the row is the answer. */
export async function takeChallenge(
  context: AppContext,
  question: Question,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const bodySize = sizes.random + sizes.end
  if (bytes.length !== bodySize + sizes.signature) return false
  const body = bytes.subarray(0, bodySize)
  if (!timingSafeEqual(bytes.subarray(bodySize), await signatureOf(context, question, body))) return false
  const expiresAt = new Date(body.readUIntBE(sizes.random, sizes.end))
  if (expiresAt <= context.now()) return false
  return (await context.database.rows(use, { challengeHash: hashOf(challenge), expiresAt })).length > 0
}

async function signatureOf(context: AppContext, { purpose, subject }: Question, body: Buffer) {
  const hmac = createHmac('sha256', await context.captchaKey())
  return hmac
    .update(`passkey:${purpose}:${subject ?? ''}:`)
    .update(body)
    .digest()
}

const use = statement<{ challengeHash: string; expiresAt: Date }>(
  'accounts-use-passkey-challenge',
  `
    insert into used_passkey_challenge (challenge_hash, expires_at) values (:challengeHash, :expiresAt)
    on conflict (challenge_hash) do nothing returning 1`,
)
