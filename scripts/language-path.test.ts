import { expect, test } from 'vitest'
import { codeFilesWith } from './test-code-files.ts'

/** The code as a string or as the key of a table. Nothing else than the language is called so. */
const estonian = /'et'|"et"|\bet:/

test('a language is in five files of code: what it is, and its words for claims, rudeness, searches and what horses eat (SITES-2)', () => {
  expect(codeFilesWith(estonian)).toEqual([
    'packages/domain/src/catalogue/claim-words.ts',
    'packages/domain/src/catalogue/search/diet-questions.ts',
    'packages/domain/src/catalogue/search/languages.ts',
    'packages/domain/src/reviews/rude-words.ts',
    'packages/domain/src/shared/language.ts',
  ])
})
