import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sha256 } from './sha256'
import { solveChallenge } from './solve-challenge'

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function challengeOf(number: number, maxnumber: number) {
  const salt = 'c0ffee?expires=1800000000&'
  return {
    algorithm: 'SHA-256' as const,
    challenge: hashOf(`${salt}${number}`),
    maxnumber,
    salt,
    signature: 'ours',
  }
}

describe('SIGN-IN-PAGES-9: the sum that keeps programs out', () => {
  test.each([0, 1, 1999, 2000, 4001, 5000])('is solved by %i', async (number) => {
    expect(await solveChallenge(challengeOf(number, 5000))).toBe(number)
  })

  test('is given up where there is no solution', async () => {
    expect(await solveChallenge(challengeOf(451, 450))).toBeNull()
    expect(await solveChallenge(challengeOf(450, 450))).toBe(450)
  })

  test('hashes as everybody does, whatever the length', () => {
    for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 200]) {
      const text = 'päard'.repeat(50).slice(0, length)
      const hex = Array.from(sha256(text), (word) => word.toString(16).padStart(8, '0')).join('')
      expect(hex, `${length} characters`).toBe(hashOf(text))
    }
  })
})
