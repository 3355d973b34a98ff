import { beforeEach, expect, test, vi } from 'vitest'
import { chooseConsent } from '../shared/consent/consent'
import { lateApi } from '../shared/shop/late-api'
import { renderInShop, stubApi } from '../testing/render-in-shop'
import { dataLayer } from '../toolkit/data-layer'
import { StartUp } from './start-up'

const tagManager = () => document.querySelectorAll('script[data-tag-manager]').length
const pageViews = () =>
  dataLayer().filter((entry) => (entry as { event?: string }).event === 'page_view').length

beforeEach(() => {
  vi.stubGlobal('dataLayer', [])
  // Nothing of a stranger is fetched by a test.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) script.removeAttribute('src')
    document.head.insertAdjacentElement('beforeend', script as HTMLElement)
  })
  stubApi({ 'GET /api/trackingsettings': () => ({ body: { gtmContainerId: 'GTM-1' } }) })
  chooseConsent({ analytics: true, marketing: true })
})

const site = { gtmContainerId: 'GTM-1' }
/** What a page begins when it comes to life loads the API first, and is done before the browser is idle. */
async function settled(): Promise<void> {
  await lateApi({ siteId: 1, languageId: 4 })
  await new Promise((resolve) => requestIdleCallback(resolve))
}

test('LABORATORY-PAGES-11: where the address is a key no third party learns of the page, and no tag manager is loaded', async () => {
  const secret = await renderInShop(<StartUp />, { site, handle: { isSecret: true } })
  await settled()
  expect([pageViews(), tagManager()]).toEqual([0, 0])
  await secret.unmount()
  await renderInShop(<StartUp />, { site })
  await expect.poll(() => [pageViews(), tagManager()]).toEqual([1, 1])
})
