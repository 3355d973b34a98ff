import { expect, test } from 'vitest'
import { contractNumberOf, endingProblems, endsAtOnce, tidyEnding } from './index.ts'

const fields = {
  fullName: 'Anna',
  contract: '100001',
  emailAddress: 'anna@example.com',
  kind: 'ending',
  reason: '',
  endsOn: '',
}

test('ENDING-2: a name, a contract, a mailbox and the kind end it; a reason is needed only where it is important', () => {
  expect(endingProblems(fields)).toEqual([])
  expect(endingProblems({ ...fields, fullName: '', contract: '', emailAddress: 'anna', kind: 'x' })).toEqual([
    { parameter: 'fullName', reason: 'required' },
    { parameter: 'contract', reason: 'required' },
    { parameter: 'emailAddress', reason: 'invalid-email' },
    { parameter: 'kind', reason: 'required' },
  ])
  const forCause = { ...fields, kind: 'ending-for-cause' }
  expect(endingProblems(forCause)).toEqual([{ parameter: 'reason', reason: 'required' }])
  expect(endingProblems({ ...forCause, reason: 'x'.repeat(2001), endsOn: '31-02-2027' })).toEqual([
    { parameter: 'reason', reason: 'too-long', max: 2000 },
    { parameter: 'endsOn', reason: 'invalid-date' },
  ])
})

test('a reason keeps its lines, a name does not', () => {
  const tidy = tidyEnding({ ...fields, fullName: ' Anna\r\nBcc: x ', reason: 'one \r\n two\n' })
  expect(tidy.fullName).toBe('Anna Bcc: x')
  expect(tidy.reason).toBe('one\ntwo')
})

test('a number counts however it is written, of an order or of a repeat delivery', () => {
  for (const typed of ['100001', 'Nr. 100 001']) expect(contractNumberOf(typed)).toBe(100_001)
  expect(contractNumberOf('1001')).toBe(1001)
  for (const typed of ['', 'abc', '99999999999', '12']) expect(contractNumberOf(typed)).toBeNull()
})

test('ENDING-4: it ends at once when nothing would be ordered before the day that was asked for', () => {
  const repeat = { orderOn: '2026-12-10' }
  const today = '2026-11-17'
  expect(endsAtOnce(repeat, null, today)).toBe(true)
  expect(endsAtOnce(repeat, '2026-12-10', today)).toBe(true)
  expect(endsAtOnce(repeat, '2026-12-11', today)).toBe(false)
  expect(endsAtOnce({ orderOn: '2026-11-01' }, '2026-11-17', today)).toBe(true)
})
