import { idleTimeoutMs } from './constants'

/** Calls back when the browser has nothing better to do, after two seconds at the latest. Returns how to cancel. */
export function whenIdle(then: () => void, timeoutMs: number = idleTimeoutMs): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, 1)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(then, { timeout: timeoutMs })
  return () => cancelIdleCallback(id)
}

/** Calls back once, by default shortly before the element scrolls into sight. */
export function whenVisible(element: Element, then: () => void, rootMargin = '200px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** From this width on menus and filters are beside the page. */
export const wideWindow = '(min-width: 1088px)'

export function isWide(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(wideWindow).matches
}

/** Calls back when a narrow window has become wide. */
export function whenWide(then: () => void): () => void {
  const window = matchMedia(wideWindow)
  const listen = () => {
    if (window.matches) then()
  }
  window.addEventListener('change', listen)
  return () => window.removeEventListener('change', listen)
}

/** Runs each work in a task of its own, in order: one long task would delay the visitor's presses. */
export function inOwnTurn(work: () => void): void {
  setTimeout(work)
}
