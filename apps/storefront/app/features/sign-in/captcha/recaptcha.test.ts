import { afterEach, describe, expect, test } from 'vitest'
import { consent } from '../../../shared/consent/consent'
import { recaptchaToken } from './recaptcha'

function apiWith(googleRecaptchaKey: string | null, calls: string[] = []) {
  const settings = async () => {
    calls.push('settings')
    return { gtmContainerId: null, googleRecaptchaKey, currency: 'EUR' }
  }
  return { tracking: { settings } }
}

afterEach(() => consent.set(null))

describe('SIGN-IN-PAGES-23: reCAPTCHA', () => {
  test('is asked where the site has a key and the visitor agreed', async () => {
    consent.set({ analytics: false, marketing: true })
    expect(await recaptchaToken(apiWith('key'), async (key) => `token of ${key}`)).toBe('token of key')
  })

  test.each([null, { analytics: true, marketing: false }])(
    'is not loaded for a visitor who chose %j',
    async (choice) => {
      consent.set(choice)
      const calls: string[] = []
      expect(await recaptchaToken(apiWith('key', calls), async () => 'token')).toBeNull()
      expect(calls).toEqual([])
    },
  )

  test('leaves it to the own captcha where there is no key, or no answer (§7.51)', async () => {
    consent.set({ analytics: true, marketing: true })
    const settings = () => Promise.reject(new Error('503'))
    expect(await recaptchaToken({ tracking: { settings } }, async () => 'token')).toBeNull()
    expect(await recaptchaToken(apiWith(null), async () => 'token')).toBeNull()
    expect(await recaptchaToken(apiWith('key'), () => Promise.reject(new Error('away')))).toBeNull()
  })
})
