import { expect, test } from 'vitest'
import {
  earliestReturnable,
  isOurFault,
  isUnderWay,
  needsPhoto,
  photoTypeOf,
  reasonsOf,
  returnMayBecome,
  returnProblems,
  returnReasons,
  returnStatuses,
  tidyRemarks,
} from './index.ts'

const fields = { quantity: 1, reason: 'quality' as const, remarks: '', hasPhoto: false }

test('RETURNS-1, RETURNS-12: a change of mind has 30 days after sending, a defect two years from delivery and two months to report it', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(earliestReturnable(now, 'change-of-mind')).toEqual(new Date('2026-10-16T12:00:00Z'))
  expect(earliestReturnable(now, 'defect')).toEqual(new Date('2024-09-14T12:00:00Z'))
  expect(reasonsOf('defect')).toEqual(['damaged', 'wrong-product', 'quality'])
  expect(reasonsOf('change-of-mind')).toEqual(['ordered-too-much', 'other'])
})

test('RETURNS-3: a return needs a quantity and a reason; what is damaged needs a photo', () => {
  expect(returnProblems(fields)).toEqual([])
  expect(returnProblems({ quantity: null, reason: null, remarks: '', hasPhoto: false })).toEqual([
    { parameter: 'quantity', reason: 'required' },
    { parameter: 'reason', reason: 'required' },
  ])
  expect(returnReasons.filter(needsPhoto)).toEqual(['damaged'])
  expect(returnReasons.filter(isOurFault)).toEqual(['damaged', 'wrong-product', 'quality'])
  expect(returnProblems({ ...fields, reason: 'damaged' })).toEqual([
    { parameter: 'photo', reason: 'photo-needed' },
  ])
  expect(returnProblems({ ...fields, reason: 'damaged', hasPhoto: true })).toEqual([])
})

test('RETURNS-3: remarks have a thousand characters and keep their lines', () => {
  expect(returnProblems({ ...fields, remarks: 'x'.repeat(1000) })).toEqual([])
  expect(returnProblems({ ...fields, remarks: 'x'.repeat(1001) })).toEqual([
    { parameter: 'remarks', reason: 'too-long', max: 1000 },
  ])
  expect(tidyRemarks(' one \r\n\r\n\r\n\n two\u0000 ')).toBe('one\n\ntwo')
})

test('RETURNS-7: a return goes from registered to received to refunded, and can be refused until then', () => {
  const allowed = returnStatuses.flatMap((from) =>
    returnStatuses.filter((to) => returnMayBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'registered → received',
    'registered → refused',
    'received → refunded',
    'received → refused',
  ])
  expect(returnStatuses.filter(isUnderWay)).toEqual(['registered', 'received'])
})

test('RETURNS-4: the first bytes say what a photo is', () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
  expect(photoTypeOf(bytes('\xff\xd8\xff\xe0..JFIF'))).toBe('image/jpeg')
  expect(photoTypeOf(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png')
  expect(photoTypeOf(bytes('RIFF\x10\x00\x00\x00WEBPVP8 '))).toBe('image/webp')
  for (const other of ['', 'GIF89a', '<svg>', 'PK\x03\x04', 'RIFF\x10\x00\x00\x00WAVE', '\0\0\0\x18ftypheic'])
    expect(photoTypeOf(bytes(other))).toBeNull()
})
