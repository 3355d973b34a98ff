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
  ])('%s says %j', (search, told) => {
    expect(loginNotices(search, all)).toEqual({ told, message: null })
  })

  test('a page hears only its own flags', () => {
    expect(loginNotices('?a=1&i=1&e=hello', ['i', 'r'])).toEqual({ told: ['info'], message: null })
  })

  test('a text is one plain line of at most 200 characters', () => {
    expect(loginNotices('?e=Too%20%20many%0Atries', all).message).toBe('Too many tries')
    expect(loginNotices(`?e=${'ö'.repeat(300)}`, all).message).toHaveLength(200)
    expect(loginNotices('?e=a%E2%80%AEb', all).message).toBe('a b')
    expect(loginNotices('?e=%20', all).message).toBeNull()
  })
})
