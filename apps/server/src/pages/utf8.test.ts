import { expect, test } from 'vitest'
import { utf8Of } from './utf8.ts'

test.each([[['']], [['plain ', 'text']], [['€ 22,95 · ', 'Mühldorfer … 🐴', '', ' kręgosłup']]])(
  'the pieces %j become the bytes of one text',
  (pieces) => {
    expect(utf8Of(pieces)).toEqual(Buffer.from(pieces.join('')))
  },
)
