import { expect, test } from 'vitest'
import { languageCodes, languageOfCode, languageOfId, languages } from './index.ts'

test('the language codes esp and se are mapped to es and sv (SITES-3, §1.40)', () => {
  expect(languageOfCode('esp')).toBe('es')
  expect(languageOfCode('se')).toBe('sv')
})

test('a language code counts in any case', () => {
  expect(languageOfCode('ESP')).toBe('es')
  expect(languageOfCode(' NL ')).toBe('nl')
})

test('a language the shop does not speak is no language', () => {
  for (const code of ['fr', '', 'constructor', '__proto__', 'n l']) expect(languageOfCode(code)).toBeNull()
})

test('ids and codes name the same nine languages', () => {
  expect(languageCodes.map((code) => languages[code].languageId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const code of languageCodes) expect(languageOfId(languages[code].languageId)).toBe(code)
  expect(languageOfId(10)).toBeNull()
})
