import { createHash, randomFillSync } from 'node:crypto'

/** A random secret for its owner and the hash that the database keeps of it. */
export type Secret = { secret: string; hash: string }

export function newSecret(bits: 192 | 256): Secret {
  const secret = randomToken(bits / 8)
  return { secret, hash: hashOf(secret) }
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

const KB = 1024
const drawn = Buffer.allocUnsafeSlow(4 * KB)
let used = drawn.length

/** Random bytes as a text for addresses. They are drawn by the thousand: one by one each draw would be a call of the system. */
export function randomToken(bytes: number): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const token = drawn.toString('base64url', used, used + bytes)
  // What was given out is not kept.
  drawn.fill(0, used, used + bytes)
  used += bytes
  return token
}
