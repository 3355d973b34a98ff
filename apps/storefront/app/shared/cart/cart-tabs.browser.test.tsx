import { expect, test, vi } from 'vitest'
import { connectTabs } from './cart-tabs'

test('a change in one tab reaches another, which waits with it while it is hidden (CART-PAGES-9)', async () => {
  const here = vi.fn<() => void>()
  const there = vi.fn<() => void>()
  const { tell } = connectTabs(here)
  connectTabs(there)
  tell()
  await expect.poll(() => there).toHaveBeenCalledOnce()
  expect(here).not.toHaveBeenCalled()

  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const other = new BroadcastChannel('cart')
  const heard = new Promise((resolve) => {
    other.addEventListener('message', resolve)
  })
  tell()
  await heard
  other.close()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(there).toHaveBeenCalledOnce()
  look.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(there).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(there).toHaveBeenCalledTimes(2)
})

test('what another tab writes into the storage counts too (CART-PAGES-9)', () => {
  const refresh = vi.fn<() => void>()
  connectTabs(refresh)
  dispatchEvent(new StorageEvent('storage', { key: 'compare' }))
  expect(refresh).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  expect(refresh).toHaveBeenCalledOnce()
})
