import { expect, test } from 'vitest'
import { bareIdLines, spoken } from './check-words.ts'

test('comments and test titles count, code and texts do not', () => {
  const code =
    "// one\nconst two = 'two' /* three */\ntest('four', () => call('https://five'))\ntest.each(cases)(`six`, run)"
  expect(spoken('a.test.ts', code).split('\n')).toEqual(['// one', '/* three */', 'four', 'six'])
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
