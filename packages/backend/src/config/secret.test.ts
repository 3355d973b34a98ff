import { expect, test } from 'vitest'
import { randomToken } from './secret.ts'

test('tokens are of the length that was asked for and never the same', () => {
  const tokens = Array.from({ length: 5000 }, (_, index) => randomToken(index % 2 === 0 ? 18 : 24))
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const [index, token] of tokens.entries())
    expect(Buffer.from(token, 'base64url')).toHaveLength(index % 2 === 0 ? 18 : 24)
})

test('every bit of a token is on as often as off', () => {
  const bytes = Array.from({ length: 4000 }, () => Buffer.from(randomToken(18), 'base64url'))
  for (let bit = 0; bit < 18 * 8; bit += 1) {
    const on = bytes.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
    // Six standard deviations.
    expect(Math.abs(on - 2000)).toBeLessThan(190)
  }
})
