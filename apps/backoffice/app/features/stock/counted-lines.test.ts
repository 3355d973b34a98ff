import { expect, test } from 'vitest'
import { withCount } from './counted-lines.ts'

const muesli = { variantId: 1, article: 'A', title: 'Muesli', pack: '20 kg' }

test('every scan is a piece; a lot is counted apart from its pack, and what was saved begins anew (STOCK-4)', () => {
  let lines = withCount([], muesli, null)
  lines = withCount(lines, muesli, { lotId: 7, lotNumber: 'L7' })
  lines = withCount(lines, muesli, null)
  expect(lines.map(({ id, counted }) => [id, counted])).toEqual([
    ['1-all', 2],
    ['1-7', 1],
  ])
  const saved = lines.map((line) => ({ ...line, state: 'saved' as const }))
  expect(withCount(saved, muesli, null)[0]).toMatchObject({ counted: 1, state: 'open' })
})
