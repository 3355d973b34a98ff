import { expect, test } from 'vitest'
import { StaffApiError } from '../../platform/api.ts'
import { problemsOf } from './received-lines.ts'

const line = (lotNumber: string) => ({
  variantId: 1,
  article: 'A',
  title: 'Muesli',
  pack: '20 kg',
  amount: 1,
  lotNumber,
  bestBefore: '',
})

test('the lines of a refused delivery say what is wrong with them until they are changed (STOCK-7)', () => {
  const sent = [line('L1'), line('L2'), line('L3')]
  const errors = [
    { parameter: 'lines.1.lot', message: 'lot-blocked' },
    { parameter: 'lines.2.lot', message: 'lot-has-another-date' },
  ]
  const problems = problemsOf(new StaffApiError(409, JSON.stringify({ code: 'lot-blocked', errors })), sent)
  expect(sent.map((each) => problems.get(each))).toEqual([undefined, 'lot-blocked', 'lot-has-another-date'])
  expect(problemsOf(new TypeError('Failed to fetch'), sent).size).toBe(0)
})
