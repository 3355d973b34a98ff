import { expect, test } from 'vitest'
import { requestScope } from './index.ts'
import { dutch, dutchEnglish, german, germanEnglish, scopes, sister } from './test-scopes.ts'

const claim = { host: 'haverhof.nl', siteId: undefined, languageId: undefined, local: false }

test('without headers the host decides', () => {
  expect(requestScope(scopes, claim)).toEqual({ ok: true, value: dutch })
})

test('headers name the scope on a host of no site', () => {
  const named = { ...claim, host: 'api.internal', siteId: '3', languageId: '2' }
  expect(requestScope(scopes, named)).toEqual({ ok: true, value: german })
})

test('headers name the scope on plain localhost outside production', () => {
  const named = { ...claim, host: 'localhost:3000', siteId: '3', languageId: '2', local: true }
  expect(requestScope(scopes, named)).toEqual({ ok: true, value: german })
})

test('a configured scope counts at any host (SITES-5, ACC-180)', () => {
  const other = { ...claim, siteId: '3', languageId: '2' }
  expect(requestScope(scopes, other)).toEqual({ ok: true, value: german })
  expect(requestScope(scopes, { ...claim, siteId: '1', languageId: '4' })).toEqual({
    ok: true,
    value: dutchEnglish,
  })
})

test('a scope that is not configured is refused (SITES-17)', () => {
  for (const [siteId, languageId] of [
    ['1', '9'],
    ['999', '1'],
    ['1 or 1=1', '1'],
    ['01', '1'],
  ]) {
    expect(requestScope(scopes, { ...claim, siteId, languageId })).toEqual({
      ok: false,
      reason: 'unknown-pair',
    })
  }
})

test('a site alone takes the language of the host, else its own (SITES-16, ACC-180)', () => {
  const at = (host: string, siteId: string) => requestScope(scopes, { ...claim, host, siteId })
  expect(at('haverhof.nl', '1')).toEqual({ ok: true, value: dutch })
  expect(at('en.haverhof.nl', '3')).toEqual({ ok: true, value: germanEnglish })
  expect(at('haverhof.nl', '3')).toEqual({ ok: true, value: german })
  expect(at('api.internal', '3')).toEqual({ ok: true, value: german })
  expect(at('haverhof.nl', '999')).toEqual({ ok: false, reason: 'unknown-pair' })
})

test('a language alone takes the site of the host (SITES-16, ACC-180)', () => {
  const at = (host: string, languageId: string) => requestScope(scopes, { ...claim, host, languageId })
  expect(at('haverhof.nl', '4')).toEqual({ ok: true, value: dutchEnglish })
  expect(at('haverhof.de', '2')).toEqual({ ok: true, value: german })
  expect(at('api.internal', '2')).toEqual({ ok: false, reason: 'unknown-host' })
})

test('a language that the site does not speak is read in its fallback language (SITES-16, ACC-220)', () => {
  const at = (host: string, languageId: string) => requestScope(scopes, { ...claim, host, languageId })
  expect(at('haverhof.nl', '2')).toEqual({ ok: true, value: dutchEnglish })
  expect(at('muehldorfer.de', '1')).toEqual({ ok: true, value: sister })
  for (const unknown of ['10', '0', 'nl', '1e0x'])
    expect(at('haverhof.nl', unknown)).toEqual({ ok: false, reason: 'unknown-pair' })
})

test('an empty header is none (SITES-5, ACC-180)', () => {
  expect(requestScope(scopes, { ...claim, siteId: '', languageId: '' })).toEqual({ ok: true, value: dutch })
})

test('an unknown host without headers is refused', () => {
  expect(requestScope(scopes, { ...claim, host: 'evil.example' })).toEqual({
    ok: false,
    reason: 'unknown-host',
  })
})
