import { expect, test } from 'vitest'
import { reviewedWords } from './reviewed-words'

const words: Record<string, string> = { notReviewed: 'not reviewed yet' }
const t = ((key: string, values?: Record<string, unknown>) =>
  words[key] ?? `reviewed by ${String(values?.['name'])} on ${String(values?.['date'])}`) as Parameters<
  typeof reviewedWords
>[0]
const formats = { longDate: (day: string) => `the day ${day}` }

test('beside a source stands who has reviewed it and when, or that it is unreviewed, and whose review is missing (EXPERTS-1)', () => {
  const words = (reviewed: { by: string; on: string } | null, open: string | null) =>
    reviewedWords(t, formats, { reviewed, open })
  expect(words(null, null)).toBe(' (not reviewed yet)')
  expect(words(null, 'to be confirmed by a vet')).toBe(' (not reviewed yet; to be confirmed by a vet)')
  expect(words({ by: 'Dr. Visser, vet', on: '2027-01-31' }, null)).toBe(
    ' (reviewed by Dr. Visser, vet on the day 2027-01-31)',
  )
})
