import { expect, test } from 'vitest'
import { timeCode } from './time-code.ts'

// “12345678901234567890” of RFC 6238, appendix B; the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('%s seconds after the epoch the code is %s', (seconds, code) => {
  expect(timeCode(secret, seconds * 1000)).toBe(code)
})
