import { scrollDirectionRefreshMs } from './constants'
import { createStore } from './store'

export type ScrollDirection = 'up' | 'down'

/** Small trembling of the finger is no direction. */
const leastPx = 8

/** Which way the page moved since the last look, every 250 ms; at the top it always counts as up (SHELL-4). */
export function directionOf(
  before: number,
  now: number,
  current: ScrollDirection,
  keepUntilPx: number,
): ScrollDirection {
  if (now <= keepUntilPx) return 'up'
  if (Math.abs(now - before) < leastPx) return current
  return now > before ? 'down' : 'up'
}

export const scrollDirection = createStore<ScrollDirection>('up')

/** Looks at the scroll position at most every 250 ms while the page moves. Returns how to stop. */
export function watchScrollDirection(keepUntilPx: number): () => void {
  let before = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    timer = undefined
    scrollDirection.set(directionOf(before, scrollY, scrollDirection.get(), keepUntilPx))
    before = scrollY
  }
  const scrolled = () => {
    // At the top at once: a header that is away would lie over what scrolls away with the page.
    if (scrollY <= keepUntilPx) look()
    else timer ??= setTimeout(look, scrollDirectionRefreshMs)
  }
  addEventListener('scroll', scrolled, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', scrolled)
  }
}
