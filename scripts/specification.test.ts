import { expect, test } from 'vitest'
import { coverageProblems, namedTests, type Section } from './specification.ts'

const sections: Section[] = [
  {
    section: 9,
    title: 'Limits',
    statements: [
      { id: '§9.1', text: 'At most four.', rules: ['COMPARE-1'] },
      { id: '§9.2', text: 'Four seconds.', rules: ['COMPARE-2'] },
    ],
  },
]
const rules = new Set(['COMPARE-1'])

test('a test names a statement in its own title or in that of its group', () => {
  const source = `
    describe('comparison (§9.1)', () => {
      test('a fifth replaces one', () => {})
      test.each([1])('%s is slow (COMPARE-2, §9.2)', () => {})
    })
    test('elsewhere', () => { expect('§9.3').toBe('§9.3') })
  `
  expect(namedTests('a.test.ts', source)).toEqual([
    { file: 'a.test.ts', title: 'comparison (§9.1): a fifth replaces one', statements: ['§9.1'] },
    {
      file: 'a.test.ts',
      title: 'comparison (§9.1): %s is slow (COMPARE-2, §9.2)',
      statements: ['§9.1', '§9.2'],
    },
  ])
})

test('a skipped test and a group without a test prove nothing', () => {
  expect(
    namedTests('a.test.ts', `test.skip('later (§9.1)', () => {}); describe('(§9.2)', () => {})`),
  ).toEqual([])
})

test('a statement without a test, an unknown rule and an unknown statement are problems', () => {
  const tests = [{ file: 'a.test.ts', title: 'x', statements: ['§9.2', '§9.7'] }]
  expect(coverageProblems(sections, rules, tests)).toEqual([
    '§9.1 has no test: At most four.',
    '§9.2 cites COMPARE-2, which is no rule',
    'a.test.ts names §9.7, which is no statement',
  ])
})
