import { expect, test } from 'vitest'
import { utf8Of } from './utf8.ts'

test.each([[['']], [['plain ', 'text']], [['€ 22,95 · ', 'Mühldorfer … 🐴', '', ' kręgosłup']]])(
  'the pieces %j become the bytes of one text',
  (pieces) => {
    expect(utf8Of(pieces)).toEqual(Buffer.from(pieces.join('')))
  },
)

test('half a character becomes the replacement character', () => {
  expect(utf8Of(['hay \ud83d', ' and oats']).toString()).toBe('hay \ufffd and oats')
})

test('a text longer than any before finds room', () => {
  const long = 'é'.repeat(600_000)
  expect(utf8Of([long, '!']).toString()).toBe(`${long}!`)
})
