import { expect, test } from 'vitest'
import { csvFile } from './index.ts'

test('cells are quoted where they must be, and nothing is a formula (IMPORT-6)', () => {
  for (const attack of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', '\n=1', '=HYPERLINK("http://x";"y")'])
    expect(csvFile(['x'], [[attack]])).toMatch(/^\uFEFFx\r\n"?'/)
  expect(csvFile(['x'], [['=1+1']])).toBe(`\uFEFFx\r\n'=1+1\r\n`)
  expect(csvFile(['x', 'y', 'z'], [['a;b', 'say "no"', null]])).toBe(`\uFEFFx;y;z\r\n"a;b";"say ""no""";\r\n`)
  expect(csvFile(['cents'], [[-5]])).toBe('\uFEFFcents\r\n-5\r\n')
})
