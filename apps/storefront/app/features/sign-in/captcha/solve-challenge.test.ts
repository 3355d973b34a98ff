import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveChallenge } from './solve-challenge'

function challengeOf(number: number, maxnumber: number) {
  const salt = 'c0ffee?expires=1800000000&'
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
  return { algorithm: 'SHA-256' as const, challenge, maxnumber, salt, signature: 'ours' }
}

test.each([0, 1, 199, 200, 401, 1000])('PORCH-9: finds the number %i', async (number) => {
  expect(await solveChallenge(challengeOf(number, 1000))).toBe(number)
})

test('PORCH-9: looks no further than it is told', async () => {
  let hashed = 0
  const counting = (bytes: Uint8Array<ArrayBuffer>) => {
    hashed += 1
    return crypto.subtle.digest('SHA-256', bytes)
  }
  expect(await solveChallenge(challengeOf(1001, 450), counting)).toBeNull()
  expect(hashed).toBe(451)
})
