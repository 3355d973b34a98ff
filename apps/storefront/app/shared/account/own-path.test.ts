import { describe, expect, test } from 'vitest'
import { ownPath, signInPath } from './own-path'

describe('SIGN-IN-PAGES-4: after signing in only own paths are followed', () => {
  test.each([
    ['/account/orders/12/', '/account/orders/12/'],
    ['/muesli/?p=2#reviews', '/muesli/?p=2#reviews'],
    ['/', '/'],
  ])('%s is one', (address, path) => {
    expect(ownPath(address)).toBe(path)
  })

  test.each([
    null,
    '',
    'account/',
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    'javascript:alert(1)',
    ' /account/',
    `/${'a'.repeat(1000)}`,
  ])('%j is none', (address) => {
    expect(ownPath(address)).toBeNull()
  })

  test('the way back travels in the address of the page that asks to sign in', () => {
    expect(signInPath('/account/orders/?p=2')).toBe(
      '/account/login/?i=1&returnUrl=%2Faccount%2Forders%2F%3Fp%3D2',
    )
  })
})
