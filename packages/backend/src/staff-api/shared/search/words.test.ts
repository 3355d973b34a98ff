import { expect, test } from 'vitest'
import { compact, phoneWord, wantedWords, wordsIn } from './words.ts'

test.each([
  ['Jansen', [['jansen']]],
  ['  Zoë   van Dijk ', [['zo', 'van', 'dijk']]],
  ['1234 AB', [['1234', 'ab'], ['1234ab']]],
  ['Anna@Example.com', [['anna@example.com']]],
  ['+31 6 1234 5678', [['31', '1234', '5678'], ['612345678']]],
  ['0612345678', [['0612345678'], ['612345678']]],
  ['x', []],
])('%s is looked for as %j (STAFF-30, 58)', (typed, wanted) => {
  expect(wantedWords(typed)).toEqual(wanted)
})

test('words are kept without case, accents and spaces in numbers (STAFF-31)', () => {
  expect(wordsIn('Müller-Lüdenscheidt', null)).toEqual(wordsIn('muller ludenscheidt'))
  expect(compact('1234 AB')).toBe('1234ab')
  expect(phoneWord('06-12345678')).toBe(phoneWord('+31 6 12345678'))
})
