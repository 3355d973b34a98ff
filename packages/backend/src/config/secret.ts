import { createHash } from 'node:crypto'
import { randomToken } from './random-token.ts'

/** A random secret for its owner and the hash that the database keeps of it. */
export type Secret = { secret: string; hash: string }

export function newSecret(bits: 192 | 256): Secret {
  const secret = randomToken(bits / 8)
  return { secret, hash: hashOf(secret) }
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
