import { spentOn } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { scrub } from './scrub.ts'
import { stackFrames } from './stack-frames.ts'

describe('what a report leaves out of a message (OBSERVABILITY-10)', () => {
  test.each([
    ['no mail to anna.de-vries@example.nl today', 'no mail to [mailbox] today'],
    ['Key (email)=(anna@example.nl) already exists', 'Key (email)=([mailbox]) already exists'],
    [
      'invalid input syntax for type integer: "Anna de Vries"',
      'invalid input syntax for type integer: "[value]"',
    ],
    [
      'Unexpected token \'A\', "Anna de Vries" is not valid JSON',
      'Unexpected token \'A\', "[value]" is not valid JSON',
    ],
    ['no cart 7f9c24e5-2f0b-4f4e-9c1e-0d1f2a3b4c5d', 'no cart [key]'],
    ['GET https://shop.example/a/?token=secret&x=1 failed', 'GET https://shop.example/a/?[query] failed'],
    ['connect postgres://shop:secret@db.internal/shop', 'connect postgres://db.internal/shop'],
    ['call 06 12 34 56 78 back', 'call [number] back'],
    [
      'duplicate key value violates unique constraint "stock_key"',
      'duplicate key value violates unique constraint "stock_key"',
    ],
    [
      "Cannot read properties of undefined (reading 'id')",
      "Cannot read properties of undefined (reading 'id')",
    ],
  ])('%s', (message, left) => {
    expect(scrub(message)).toBe(left)
  })

  test('however long it is, it is short and soon done', async () => {
    const { hereMs } = await spentOn(() => {
      expect(scrub('a@'.repeat(500_000)).length).toBeLessThanOrEqual(500)
      expect(scrub('"'.repeat(500_000)).length).toBeLessThanOrEqual(500)
    })
    expect(hereMs).toBeLessThan(1000)
  })
})

test('frames are read as Chromium, Node, Firefox and Safari write them, without hosts and queries', () => {
  const stack = `TypeError: x
    at Object.run (https://haverhof.nl/assets/page-Bx1.js?v=1:2:345)
    at async file:///srv/app/run.ts:10:3
    at node:internal/timers:5:1
render@https://haverhof.nl/assets/root-9.js:1:22
@https://haverhof.nl/assets/root-9.js:1:1`
  expect(
    stackFrames(stack).map(({ function: called, filename, lineno, in_app }) => [
      called,
      filename,
      lineno,
      in_app,
    ]),
  ).toEqual([
    ['?', '/assets/root-9.js', 1, true],
    ['render', '/assets/root-9.js', 1, true],
    ['?', 'node:internal/timers', 5, false],
    ['?', '/srv/app/run.ts', 10, true],
    ['Object.run', '/assets/page-Bx1.js', 2, true],
  ])
})
