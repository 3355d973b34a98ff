import { randomFillSync } from 'node:crypto'

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
