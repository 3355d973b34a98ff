import { expect, test } from 'vitest'
import { requestScope } from './index.ts'
import { dutch, german, pairs } from './test-pairs.ts'

const claim = { host: 'haverhof.nl', siteId: undefined, languageId: undefined, local: false }

test('without headers the host decides', () => {
  expect(requestScope(pairs, claim)).toEqual({ ok: true, value: dutch })
})

test('headers name the pair on a host of no site', () => {
  const named = { ...claim, host: 'api.internal', siteId: '3', languageId: '2' }
  expect(requestScope(pairs, named)).toEqual({ ok: true, value: german })
})

test('headers name the pair on plain localhost outside production', () => {
  const named = { ...claim, host: 'localhost:3000', siteId: '3', languageId: '2', local: true }
  expect(requestScope(pairs, named)).toEqual({ ok: true, value: german })
})

test('a host of the shop serves no other site', () => {
  const other = { ...claim, siteId: '3', languageId: '2' }
  expect(requestScope(pairs, other)).toEqual({ ok: false, reason: 'pair-of-another-host' })
})

test('a pair that is not configured is refused', () => {
  for (const [siteId, languageId] of [
    ['1', '9'],
    ['999', '1'],
    ['1 or 1=1', '1'],
    ['01', '1'],
    ['', ''],
  ]) {
    expect(requestScope(pairs, { ...claim, siteId, languageId })).toEqual({
      ok: false,
      reason: 'unknown-pair',
    })
  }
})

test('half a pair is refused', () => {
  expect(requestScope(pairs, { ...claim, siteId: '1' })).toEqual({ ok: false, reason: 'half-a-pair' })
  expect(requestScope(pairs, { ...claim, languageId: '1' })).toEqual({ ok: false, reason: 'half-a-pair' })
})

test('an unknown host without headers is refused', () => {
  expect(requestScope(pairs, { ...claim, host: 'evil.example' })).toEqual({
    ok: false,
    reason: 'unknown-host',
  })
})
