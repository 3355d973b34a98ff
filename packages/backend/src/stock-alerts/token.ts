import { createHash } from 'node:crypto'
import { randomToken } from '../config/index.ts'

/** ALERTS-5: 192 random bits go into the mail, only their hash stays. */
export function newToken(): { token: string; hash: string } {
  const token = randomToken(24)
  return { token, hash: hashOf(token) }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
