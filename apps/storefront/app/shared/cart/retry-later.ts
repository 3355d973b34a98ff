import type { CartState } from './cart-state'

const SECOND = 1000
const waits = [5 * SECOND, 15 * SECOND, 60 * SECOND, 300 * SECOND]

/**
 * While the cart cannot be read it is tried again: after a while, and as soon as the connection is back (CART-PAGES-27).
 * Returns what to call whenever the state of the cart has changed.
 */
export function retryLater(phase: () => CartState['phase'], retry: () => void): () => void {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(timer)
    timer = undefined
    if (phase() === 'failed') retry()
  }
  addEventListener('online', again)
  return () => {
    if (phase() === 'ready' || phase() === 'none') tries = 0
    const wait = waits[tries]
    if (phase() !== 'failed' || timer !== undefined || wait === undefined) return
    tries += 1
    timer = setTimeout(again, wait)
  }
}
