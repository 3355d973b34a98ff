import { expect, test } from 'vitest'
import { readConsent, writeConsent } from './consent-cookie'

test('a choice comes back as it was made (CONSENT-2, §3.43)', () => {
  const choice = { analytics: true, marketing: false }
  const text = writeConsent(choice, new Date('2026-03-01T10:00:00Z'))
  expect(text).toBe('analytics=yes&marketing=no&date=2026-03-01')
  expect(readConsent(text)).toEqual(choice)
})

test.each([null, '', 'analytics=yes', 'analytics=maybe&marketing=no', '{"all":true}'])(
  '%s is no choice (CONSENT-2)',
  (text) => {
    expect(readConsent(text)).toBeNull()
  },
)
