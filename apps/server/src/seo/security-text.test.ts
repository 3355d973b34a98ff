import { expect, test } from 'vitest'
import { securityText } from './security-text.ts'

test('security.txt names a contact and lapses after half a year (SEO-6)', () => {
  const text = securityText({
    origin: 'https://haverhof.nl',
    emailAddress: 'service@haverhof.nl',
    languages: ['nl', 'en'],
    now: new Date('2026-02-03T10:00:00Z'),
  })
  expect(text).toBe(
    'Contact: mailto:service@haverhof.nl\nExpires: 2026-08-02T00:00:00.000Z\nPreferred-Languages: nl, en\n' +
      'Canonical: https://haverhof.nl/.well-known/security.txt\n',
  )
})
