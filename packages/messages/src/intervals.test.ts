import { describe, expect, test } from 'vitest'
import { translatorOf } from './translate.ts'

describe.each(['da', 'de', 'en', 'es', 'et', 'it', 'nl', 'pt', 'sv'])('an interval in %s', (language) => {
  test('of 13 days names 13 days, and of two weeks no days (REPEAT-27)', () => {
    const text = translatorOf(`haverhof-${language}`, 'mail')
    for (const key of ['repeat.every', 'repeat.line'] as const) {
      expect(text(key, { weeks: 0, days: 13 })).toContain('13')
      expect(text(key, { weeks: 2, days: 14 })).not.toContain('14')
      expect(text(key, { weeks: 0, days: 13 })).not.toContain('0')
    }
  })
})
