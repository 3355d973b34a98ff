import { expect, test } from 'vitest'
import { bareIdLines, loweredWords, spoken, wordProblems } from './check-words.ts'

test('a folder with more words that hide the actor than its count fails, a new folder too', () => {
  expect(wordProblems({ a: 2, b: 1, c: 1 }, { a: 1, b: 1 })).toEqual([
    'a: 2 of whoever, somebody, nobody, anybody; 1 allowed (docs/style.md)',
    'c: 1 of whoever, somebody, nobody, anybody; 0 allowed (docs/style.md)',
  ])
})

test('counts only fall', () => {
  expect(loweredWords({ a: 3, b: 1, d: 4 }, { a: 2, b: 2, c: 1 })).toEqual({ a: 2, b: 1 })
})

test('comments and test titles count, code and texts do not', () => {
  const code =
    "// one\nconst two = 'two' /* three */\ntest('four', () => call('https://five'))\ntest.each(cases)(`six`, run)"
  expect(spoken(code).split('\n')).toEqual(['// one', '/* three */', 'four', 'six'])
})

test.each(['/** REVIEWS-4 */', '  // HTTP-17', '/** ORDERS-30. */', '/** CUSTOMERS-8, 9 */'])(
  'a bare id is found: %s',
  (line) => {
    expect(bareIdLines(`const a = 1\n${line}\nconst b = 2`)).toEqual([2])
  },
)

test('an id that ends a sentence over several lines is none', () => {
  expect(bareIdLines('/**\n * A customer reviews a product once\n * (REVIEWS-2)\n */')).toEqual([])
})
