import { expect, test } from 'vitest'
import { storageFor } from './consent-mode'

test('without consent every storage that is not needed is denied (CONSENT-3)', () => {
  const storage = storageFor({ analytics: false, marketing: false })
  expect(storage).toMatchObject({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
})

test('analytics and marketing are granted each on its own', () => {
  expect(storageFor({ analytics: true, marketing: false })).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'denied',
  })
  expect(storageFor({ analytics: false, marketing: true })).toMatchObject({
    analytics_storage: 'denied',
    ad_user_data: 'granted',
  })
})
