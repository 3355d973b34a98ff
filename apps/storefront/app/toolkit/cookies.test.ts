import { expect, test } from 'vitest'
import { cookieIn, cookieText } from './cookies'

test('a cookie lives 365 days on its own host (§9.13)', () => {
  expect(cookieText('consent', 'a b', true)).toBe(
    'consent=a%20b; path=/; max-age=31536000; samesite=lax; secure',
  )
  expect(cookieText('consent', 'x', false)).not.toContain('domain')
})

test('a cookie is found by its whole name', () => {
  expect(cookieIn('noconsent=1; consent=a%20b', 'consent')).toBe('a b')
  expect(cookieIn('noconsent=1', 'consent')).toBeNull()
})

test('a cookie that cannot be read counts as none', () => {
  expect(cookieIn('consent=%E0%A4%A', 'consent')).toBeNull()
})
