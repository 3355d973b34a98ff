import { expect, test } from 'vitest'
import { translatorOf } from './translate.ts'

test('letters and papers read a text in the words of brand and language, with its values', () => {
  expect(translatorOf('shop-en', 'mail')('greeting', { name: 'Ann' })).toBe('Dear Ann,')
  expect(translatorOf('shop-nl', 'mail')('greeting', { name: 'Ann' })).toBe('Beste Ann,')
})

test('a text that does not exist fails the type check, and throws', () => {
  const text = translatorOf('shop-en', 'mail')
  // @ts-expect-error -- keys are typed
  expect(() => text('nothing')).toThrow('shop-en has no text mail.nothing')
})
