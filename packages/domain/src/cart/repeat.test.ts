import { expect, test } from 'vitest'
import { intervalChoices, intervalWords } from './index.ts'

test('whole weeks are told in weeks, anything else in days (REPEAT-27)', () => {
  expect([7, 13, 14, 182].map((days) => intervalWords(days).weeks)).toEqual([1, 0, 2, 26])
  expect(intervalWords(13)).toEqual({ weeks: 0, days: 13 })
})

test('what can be chosen is 1 to 26 weeks, what is proposed and what is agreed, each once (REPEAT-27)', () => {
  expect(intervalChoices()).toHaveLength(26)
  expect(intervalChoices([13, 14, null, undefined, 400]).slice(0, 4)).toEqual([7, 13, 14, 21])
  expect(intervalChoices([400])).toHaveLength(26)
})
