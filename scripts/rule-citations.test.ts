import { expect, test } from 'vitest'
import { longRules, ruleProblems, rulesNamedIn, rulesProvedIn } from './rule-citations.ts'
import { rulesOf } from './rules.ts'

const cited = (...ids: string[]) => new Set(ids)

test('a rule that no test title names is a problem', () => {
  expect(ruleProblems(['CART-1', 'CART-2'], cited('CART-1'))).toEqual(['CART-2 is in the title of no test'])
  expect(ruleProblems(['CART-1'], cited('CART-1', 'CART-2'))).toEqual([])
})

test('two rules with one id are a problem', () => {
  expect(ruleProblems(['CART-1', 'CART-1'], cited('CART-1'))).toEqual(['CART-1 is the id of two rules'])
})

test('several rules of one area may share its name', () => {
  expect(rulesNamedIn('counts once (LABORATORY-9, 12, §3.1)')).toEqual(['LABORATORY-9', 'LABORATORY-12'])
})

test.each([
  ['the title of a test', "test('adds up (CART-1)', run)", ['CART-1']],
  ['a title with values', 'test.each(rows)(`adds ${up} (CART-1)`, run)', ['CART-1']],
  ['the title of a group', "describe('totals (CART-1)', () => { it('adds up', run) })", ['CART-1']],
  ['the label of a step', "test('buys', () => { test.step('pays (CART-1)', run) })", ['CART-1']],
  ['the name of a row', "const races = [{ name: 'adds up (CART-1)', run }]", ['CART-1']],
  ['a group without a test', "describe('totals (CART-1)', () => {})", []],
  ['a skipped test', "test.skip('adds up (CART-1)', run)", []],
  ['a comment', "// CART-1\ntest('adds up', run)", []],
  ['other code', "const rule = 'CART-1'\ntest('adds up', run)", []],
])('%s', (_, source, proved) => {
  expect(rulesProvedIn('a.test.ts', source)).toEqual(proved)
})

test('a rule is as long as its bullet with its lines in one', () => {
  const page = `# Rules\n\n- **CART-1 Size.** ${'a'.repeat(228)}\n  b\n- **CART-2** c\n\nA reason.\n`
  const [first, second] = rulesOf('cart.md', page)
  expect([first?.text.length, second?.text]).toEqual([247, '**CART-2** c'])
  const longer = rulesOf('cart.md', page.replace('  b\n', '  bbbbb\n'))
  expect(longRules(longer).map(({ id }) => id)).toEqual(['CART-1'])
})
