import type { CaptchaChallenge } from '@haverhof/domain/accounts'

export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>

/** Enough at once to keep the processor busy, few enough to let others have a turn. */
const atOnce = 200

/** PORCH-9: the number that makes the challenge; null when there is none. */
export async function solveChallenge(
  { challenge, salt, maxnumber }: CaptchaChallenge,
  digest: Digest = (bytes) => crypto.subtle.digest('SHA-256', bytes),
): Promise<number | null> {
  const encoder = new TextEncoder()
  const isIt = async (number: number) => hexOf(await digest(encoder.encode(`${salt}${number}`))) === challenge
  for (let first = 0; first <= maxnumber; first += atOnce) {
    const numbers = Array.from(
      { length: Math.min(atOnce, maxnumber + 1 - first) },
      (_, place) => first + place,
    )
    const found = (await Promise.all(numbers.map(isIt))).indexOf(true)
    if (found >= 0) return first + found
  }
  return null
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
