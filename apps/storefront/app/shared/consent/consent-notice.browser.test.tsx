import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop'
import { consentCookie } from '../../toolkit/constants'
import { consentView, startConsent } from './consent'
import { ConsentNotice } from './consent-notice'

beforeEach(() => {
  document.cookie = `${consentCookie}=; max-age=0; path=/`
  consentView.set('unknown')
  // As the script in the head of a page shows the question before the code has come.
  document.documentElement.dataset['asks'] = ''
})

test('CONSENT-1: a visitor who has not chosen is asked once the page starts', async () => {
  const { container } = await renderInShop(<ConsentNotice />)
  startConsent()
  await expect.poll(() => container.querySelector('[data-question=asked]')).not.toBeNull()
})

test('CONSENT-1: settings that a visitor opened before the page started stay open', async () => {
  await renderInShop(<ConsentNotice />)
  await page.getByRole('button', { name: 'Settings' }).click()
  startConsent()
  expect(consentView.get()).toBe('settings')
})
