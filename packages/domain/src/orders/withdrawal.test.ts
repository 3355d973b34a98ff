import { expect, test } from 'vitest'
import { orderIdOf, tidyWithdrawal, withdrawalProblems } from './index.ts'

const fields = { orderNumber: '100001', emailAddress: 'anna@example.com', fullName: 'Anna', statement: '' }

test('WITHDRAWAL-2: a name, an order and a mailbox make a withdrawal; a statement is not needed', () => {
  expect(withdrawalProblems(fields)).toEqual([])
  expect(withdrawalProblems({ orderNumber: '', emailAddress: '', fullName: '', statement: '' })).toEqual([
    { parameter: 'fullName', reason: 'required' },
    { parameter: 'orderNumber', reason: 'required' },
    { parameter: 'emailAddress', reason: 'required' },
  ])
  expect(withdrawalProblems({ ...fields, emailAddress: 'anna', statement: 'x'.repeat(2001) })).toEqual([
    { parameter: 'emailAddress', reason: 'invalid-email' },
    { parameter: 'statement', reason: 'too-long', max: 2000 },
  ])
})

test('a statement keeps its lines, a name does not', () => {
  const tidy = tidyWithdrawal({ ...fields, fullName: ' Anna\r\nBcc: x ', statement: 'one \r\n two\u0000\n' })
  expect(tidy.fullName).toBe('Anna Bcc: x')
  expect(tidy.statement).toBe('one\ntwo')
})

test('an order number counts however it is written', () => {
  for (const typed of ['100001', ' 100 001', 'Nr. 100001', '#100.001']) expect(orderIdOf(typed)).toBe(100_001)
  for (const typed of ['', 'abc', '99999999999', '12']) expect(orderIdOf(typed)).toBeNull()
})
