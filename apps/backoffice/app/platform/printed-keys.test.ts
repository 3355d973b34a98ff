import { expect, test } from 'vitest'
import { printedKeys } from './printed-keys.ts'

test.each([
  ['Ctrl+s', 'Ctrl S', 'Strg S'],
  ['Ctrl K', 'Ctrl K', 'Strg K'],
  ['Ctrl ⏎', 'Ctrl ⏎', 'Strg ⏎'],
  ['Enter', 'Enter', 'Eingabe'],
  ['g o', 'g o', 'g o'],
  ['x', 'x', 'x'],
  ['X', 'X', 'X'],
  ['?', '?', '?'],
])('%s is called what the keyboard of the reader says (OFFICE-7)', (keys, english, german) => {
  expect(printedKeys(keys, 'en')).toBe(english)
  expect(printedKeys(keys, 'nl')).toBe(english)
  expect(printedKeys(keys, 'de')).toBe(german)
})
