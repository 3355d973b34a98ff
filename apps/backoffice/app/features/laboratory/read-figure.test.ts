import { expect, test } from 'vitest'
import { figuresIn, readFigure } from './read-figure.ts'

test.each([
  ['864', 864],
  [' 0,82 ', 0.82],
  ['0.82', 0.82],
  ['1,2e5', 120_000],
  ['', undefined],
  ['1.000,5', Number.NaN],
  ['12 g', Number.NaN],
  [',5', Number.NaN],
])('“%s” is read with a comma or a point (LABORATORY-25)', (typed, value) => {
  expect(readFigure(typed)).toEqual(value)
})

test('a row from a sheet is one figure after the other (LABORATORY-25)', () => {
  expect(figuresIn('864\t0,82\r\n10,1; 95 ')).toEqual(['864', '0,82', '10,1', '95'])
})
