import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { NetworkNotice } from './network-notice'

test('SHELL-15: a page that the browser restores without a connection says so, and when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { getByText, container } = await renderInShop(<NetworkNotice />)
  expect(container.textContent).toBe('')
  online.mockReturnValue(false)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(getByText(/^You are offline/)).toBeVisible()
  online.mockReturnValue(true)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(getByText(/^You are offline/)).not.toBeInTheDocument()
})
