import { cartChannel, cartStorageKey } from '../../toolkit/constants'

type Tabs = { tell: () => void }

/** All tabs of a browser show the same cart (CART-PAGES-9). A hidden tab catches up when it becomes visible. */
export function connectTabs(refresh: () => void): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(cartChannel)
  let isBehind = false
  const catchUp = () => {
    isBehind = document.visibilityState === 'hidden'
    if (!isBehind) refresh()
  }
  channel?.addEventListener('message', catchUp)
  addEventListener('storage', ({ key }) => {
    if (key === cartStorageKey || key === null) catchUp()
  })
  document.addEventListener('visibilitychange', () => {
    if (isBehind) catchUp()
  })
  // A page brought back by the Back button is as old as the moment it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  return { tell: () => channel?.postMessage('changed') }
}
