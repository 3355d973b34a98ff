import { expect, test } from 'vitest'
import { nextRows } from './use-rows-by-frame.ts'

const rowsOf = (term: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${term} ${index}`)
const idOf = (row: string) => row

/** The rows of each frame until all are drawn. */
function framesOf(before: readonly string[], rows: readonly string[]): (readonly string[])[] {
  const frames: (readonly string[])[] = []
  for (let drawn = before; drawn !== rows; frames.push(drawn)) drawn = nextRows(drawn, rows, idOf)
  return frames
}

test('a list that was empty grows by ten rows in each frame (OFFICE-12)', () => {
  expect(framesOf([], rowsOf('hay', 50)).map(({ length }) => length)).toEqual([10, 20, 30, 40, 50])
})

test('a short answer stands at once, and so does none at all', () => {
  expect(framesOf(rowsOf('hay', 50), rowsOf('oats', 10))).toHaveLength(1)
  expect(framesOf(rowsOf('hay', 50), [])).toEqual([[]])
})

test.each([
  [50, 50],
  [50, 20],
  [20, 50],
  [3, 50],
])('from %i rows to %i no frame is shorter than both, and none has a row twice', (before, after) => {
  const frames = framesOf(rowsOf('hay', before), rowsOf('oats', after))
  for (const frame of frames) {
    expect(frame.length).toBeGreaterThanOrEqual(Math.min(before, after))
    expect(new Set(frame).size).toBe(frame.length)
  }
  expect(frames.at(-1)).toEqual(rowsOf('oats', after))
})

test('rows that stand stay: a page that follows is added, and a row that comes in takes none away', () => {
  const hay = rowsOf('hay', 50)
  const two = [...hay, ...rowsOf('straw', 50)]
  for (const frame of framesOf(hay, two)) expect(frame.slice(0, 50)).toEqual(hay)
  const withNew = ['oats', ...hay]
  expect(framesOf(hay, withNew)).toEqual([withNew])
})

test('rows that both answers have are there in every frame', () => {
  const hay = rowsOf('hay', 50)
  const both = hay.slice(30, 40)
  const rows = [...rowsOf('oats', 25), ...both, ...rowsOf('straw', 15)]
  for (const frame of framesOf(hay, rows)) {
    expect(frame.filter((row) => both.includes(row))).toEqual(both)
    expect(frame).toHaveLength(50)
  }
})
