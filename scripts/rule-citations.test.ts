import { expect, test } from 'vitest'
import { ruleProblems, rulesNamedIn } from './rule-citations.ts'

const some = (...ids: string[]) => new Set(ids)

test('a rule that no test names is a problem', () => {
  expect(ruleProblems(some('CART-1', 'CART-2'), some('CART-1'))).toEqual(['CART-2 is named by no test'])
  expect(ruleProblems(some('CART-1'), some('CART-1', 'CART-2'))).toEqual([])
})

test('several rules of one area may share its name', () => {
  expect(rulesNamedIn('counts once (LABORATORY-9, 12, §3.1)')).toEqual(['LABORATORY-9', 'LABORATORY-12'])
})
