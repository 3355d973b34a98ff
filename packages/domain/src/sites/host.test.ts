import { describe, expect, test } from 'vitest'
import { scopeOfHost } from './index.ts'
import { dutch, dutchEnglish, german, scopes } from './test-scopes.ts'

describe('a host is a site and a language (SITES-1)', () => {
  test.each([
    ['haverhof.nl', dutch],
    ['HAVERHOF.NL', dutch],
    ['haverhof.nl:8443', dutch],
    ['haverhof.nl.', dutch],
    ['en.haverhof.nl', dutchEnglish],
    ['haverhof.de', german],
  ])('%s', (host, scope) => expect(scopeOfHost(scopes, host, false)).toBe(scope))
})

describe('an unknown host is never guessed (SITES-4)', () => {
  test.each([
    'evil.example',
    'haverhof.nl.evil.example',
    'xhaverhof.nl',
    'nl',
    '',
    'haverhof.nl@evil',
    'localhost',
    '127.0.0.1',
  ])('%s', (host) => expect(scopeOfHost(scopes, host, false)).toBeNull())
})

describe('outside production', () => {
  test.each([
    ['haverhof.de.localhost:3000', german],
    ['en.haverhof.nl.localhost', dutchEnglish],
    ['localhost', dutch],
    ['localhost:3000', dutch],
    ['127.0.0.1:3000', dutch],
    ['127.1.2.3', dutch],
    ['[::1]:3000', dutch],
  ])('%s answers too', (host, scope) => expect(scopeOfHost(scopes, host, true)).toBe(scope))

  test.each(['evil.localhost', 'localhost.evil.example', '128.0.0.1', '127.0.0.1.evil.example'])(
    '%s is unknown all the same',
    (host) => expect(scopeOfHost(scopes, host, true)).toBeNull(),
  )
})
