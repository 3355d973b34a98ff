import type { CaptchaChallenge } from '@haverhof/domain/accounts'
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/**
 * The captcha of ALTCHA: a browser finds the number whose SHA-256 behind the salt is the challenge, and the signature shows
 * that the challenge is ours. The salt carries the end of its validity and closes with `&`: without that, digits of the
 * number could be moved into the salt and make a challenge last longer.
 */
export function newChallenge(
  key: string,
  { cost, expires }: { cost: number; expires: number },
): CaptchaChallenge {
  const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`
  const challenge = sha256(`${salt}${randomInt(cost + 1)}`)
  return { algorithm: 'SHA-256', challenge, maxnumber: cost, salt, signature: sign(key, challenge) }
}

const Solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(100),
  number: z.int().min(0).max(10_000_000),
  salt: z.string().regex(/^[\da-f]{24}\?expires=\d{1,11}&$/),
  signature: z.string().max(100),
})

export type Solution = z.infer<typeof Solution>

/** The solution that a header carries, whether or not it is right; null for anything else. */
export function readSolution(header: string): Solution | null {
  try {
    return Solution.parse(JSON.parse(Buffer.from(header, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

/** Until which second the solution counts; null when it is none of a challenge of ours. */
export function validUntil(key: string, { challenge, number, salt, signature }: Solution): number | null {
  const isOurs = isEqual(signature, sign(key, challenge))
  const isSolved = isEqual(challenge, sha256(`${salt}${number}`))
  return isOurs && isSolved ? Number(/\d+(?=&$)/.exec(salt)?.[0]) : null
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function sign(key: string, challenge: string): string {
  return createHmac('sha256', key).update(challenge).digest('hex')
}

function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
