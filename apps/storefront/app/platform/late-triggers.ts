import { idleTimeoutMs } from './constants'

/** Calls back when the browser has nothing better to do, after two seconds at the latest. Returns how to call it off. */
export function whenIdle(then: () => void, timeoutMs: number = idleTimeoutMs): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, 1)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(then, { timeout: timeoutMs })
  return () => cancelIdleCallback(id)
}

/** Calls back once, shortly before the element scrolls into sight. */
export function whenVisible(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
