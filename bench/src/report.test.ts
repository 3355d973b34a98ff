import { expect, test } from 'vitest'
import type { Measured } from './measure.ts'
import { workRow } from './report.ts'

const of = (cpuMs: number, perSecond = 1000): Measured => ({
  perSecond,
  p50: 10,
  p99: 20,
  rssMb: 200,
  bytes: 1000,
  cpuMs,
  queries: 1,
})
const row = (cpuMs: number, before?: Measured) =>
  workRow('list', { ratio: 0.5, queries: 4 }, of(0.5), of(cpuMs), { before })

test('a call that costs more than 1.15 times the processor of the older commit is missed, whatever it is beside bare', () => {
  expect(row(1.15, of(1))).toMatchObject({ missed: false })
  expect(row(1.16, of(1))).toMatchObject({ missed: true })
  expect(row(2)).toMatchObject({ missed: false })
  expect(row(1.2, of(1)).cells).toContain('1.20 (≤ 1.15)')
})

test('a bar is missed however little is missing: nothing passes as known', () => {
  const slow = workRow('list', { ratio: 0.5 }, of(0.5), of(1, 499))
  expect(slow).toMatchObject({ missed: true })
  expect(slow).not.toHaveProperty('isKnown')
})
