import { expect, test } from 'vitest'
import { type ReportFields, reportProblems, reportReasons, tidyReport } from './index.ts'

const fields: ReportFields = {
  reason: 'insulting',
  explanation: 'It calls the rider of my horse names.',
  fullName: '',
  emailAddress: '',
  goodFaith: 'yes',
}

test('REPORTS-2, REPORTS-13: a reason, an explanation and good faith make a report; name and mailbox may be left out', () => {
  for (const reason of reportReasons) expect(reportProblems({ ...fields, reason })).toEqual([])
  const empty = { reason: '', explanation: '', fullName: '', emailAddress: '', goodFaith: '' }
  expect(reportProblems(empty)).toEqual([
    { parameter: 'reason', reason: 'required' },
    { parameter: 'explanation', reason: 'required' },
    { parameter: 'goodFaith', reason: 'required' },
  ])
})

test('REPORTS-2, REPORTS-14: an explanation has words, and a mailbox is one', () => {
  const wrong = {
    ...fields,
    reason: 'nothing',
    explanation: 'Bad! 1 2 3 4 5',
    fullName: 'x'.repeat(121),
    emailAddress: 'anna',
  }
  expect(reportProblems(wrong)).toEqual([
    { parameter: 'reason', reason: 'required' },
    { parameter: 'explanation', reason: 'too-few-words', max: 5 },
    { parameter: 'fullName', reason: 'too-long', max: 120 },
    { parameter: 'emailAddress', reason: 'invalid-email' },
  ])
  const long = { ...fields, explanation: 'word '.repeat(500), emailAddress: 'anna@example.nl' }
  expect(reportProblems(long)).toEqual([{ parameter: 'explanation', reason: 'too-long', max: 2000 }])
})

test('an explanation keeps its lines, a name does not', () => {
  const tidy = tidyReport({
    ...fields,
    explanation: ' one \r\n\r\n\r\n\r\n two ',
    fullName: ' Anna\r\nBcc: x ',
  })
  expect([tidy.explanation, tidy.fullName]).toEqual(['one\n\ntwo', 'Anna Bcc: x'])
})
