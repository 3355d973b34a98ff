import { loadMessages, type MessageTree, officeLanguages } from '@haverhof/messages/load'
import path from 'node:path'
import { expect, test } from 'vitest'
import { staffRefusals } from './staff-refusals.ts'

const { codes, unclear } = staffRefusals(path.resolve(import.meta.dirname, '..'))

test('the codes of refusals are read from the source, those of the frame and of use cases among them (OFFICE-10)', () => {
  expect(unclear).toEqual([])
  expect(codes).toEqual(
    expect.arrayContaining(['bad-input', 'lot-blocked', 'answer-missing', 'invalid-fields', 'try-again']),
  )
  expect(codes).not.toContain('cart-changing')
})

test.each(officeLanguages)(
  'every refusal of the staff API has words in %s, and no other has (OFFICE-10)',
  (language) => {
    const { 'office-refusals': words } = loadMessages(`office-${language}`) as Record<string, MessageTree>
    expect(Object.keys(words ?? {}).toSorted()).toEqual(codes)
  },
)
