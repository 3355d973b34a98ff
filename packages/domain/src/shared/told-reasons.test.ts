import { expect, test } from 'vitest'
import { areWordsMissing, reasonFor, reasonOfList } from './told-reasons.ts'

const toldReason = { reason: 'mould', ownWords: { nl: 'Mogelijk beschimmeld', en: '  ' } }

test('own words reach only readers of the language they were written in; others get the reason alone (REASONS-2)', () => {
  expect(reasonFor(toldReason, 'nl')).toEqual({ reason: 'mould', ownWords: 'Mogelijk beschimmeld' })
  for (const language of ['de', 'en', null] as const)
    expect(reasonFor(toldReason, language)).toEqual({ reason: 'mould' })
})

test('another reason than those of the list needs words in some language (REASONS-3)', () => {
  expect(areWordsMissing({ reason: 'other', ownWords: {} })).toBe(true)
  expect(areWordsMissing({ reason: 'other', ownWords: { de: ' ' } })).toBe(true)
  expect(areWordsMissing({ reason: 'other', ownWords: { de: 'Glas' } })).toBe(false)
  expect(areWordsMissing({ reason: 'mould', ownWords: {} })).toBe(false)
})

test('free words of an earlier release are no reason of a list (REASONS-1)', () => {
  expect(reasonOfList('recall', 'mould')).toBe('mould')
  expect(reasonOfList('return', 'mould')).toBeNull()
})
