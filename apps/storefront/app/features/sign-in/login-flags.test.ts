import { describe, expect, test } from 'vitest'
import { loginNotices } from './login-flags'

const all = ['i', 's', 'a', 'r', 'e'] as const

describe('SIGN-IN-PAGES-7: what the address tells the visitor (§2.24)', () => {
  test.each([
    ['?i=1', ['info']],
    ['?s=1', ['success']],
    ['?a=1', ['activated']],
    ['?r=1', ['reset']],
    ['?i=0&a=yes', []],
    ['', []],
  ])('%s says %j', (search, expected) => {
    expect(loginNotices(search, all)).toEqual({ texts: expected, message: null, isUnfit: false })
  })

  test('a page hears only its own flags', () => {
    for (const text of ['hello', 'www.example.com'])
      expect(loginNotices(`?a=1&i=1&e=${text}`, ['i', 'r'])).toEqual({
        texts: ['info'],
        message: null,
        isUnfit: false,
      })
  })

  test('a text is one plain line of at most 200 characters (SIGN-IN-PAGES-20)', () => {
    expect(loginNotices('?e=Too%20%20many%0Atries', all).message).toBe('Too many tries')
    expect(loginNotices(`?e=${'ö'.repeat(300)}`, all).message).toHaveLength(200)
    expect(loginNotices('?e=a%E2%80%AEb', all).message).toBe('a b')
    expect(loginNotices('?e=%20', all).message).toBeNull()
  })

  test.each([
    'Your account is locked, go to www.example.com',
    'https://example.com',
    'Write to help@example.com',
    'Write to help＠example．com',
    'example。com',
    'Call 0900 12 34 56 at once',
    'Call +31 (0)900-1234',
    '<a href="//evil.example">Click</a>',
  ])(
    'of a text that sends the visitor elsewhere only that something failed is told: %s (SIGN-IN-PAGES-20)',
    (text) => {
      expect(loginNotices(`?e=${encodeURIComponent(text)}`, all)).toEqual({
        texts: [],
        message: null,
        isUnfit: true,
      })
    },
  )

  test('other texts are, with figures and full stops', () => {
    const text = 'Wrong name and/or password. Try again in 15 minutes (error 5031 of 2026).'
    expect(loginNotices(`?e=${encodeURIComponent(text)}`, all)).toMatchObject({
      message: text,
      isUnfit: false,
    })
  })
})
