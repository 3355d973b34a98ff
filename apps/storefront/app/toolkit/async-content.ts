import { startTransition, useEffect, useState } from 'react'
import { pendingDelayMs } from './constants'

export type AsyncContent<T> =
  /** `slow` after 200 ms; `last` is what an earlier promise brought, to be shown meanwhile. */
  | { state: 'pending'; slow: boolean; last: T | null }
  | { state: 'resolved'; value: T }
  | { state: 'rejected'; error: unknown }

type Settled<T> = { of: Promise<T>; content: Exclude<AsyncContent<T>, { state: 'pending' }> }

/** Content that is on its way: pending, then resolved or rejected (SHELL-9). Another promise starts over. */
export function useAsyncContent<T>(promise: Promise<T> | null): AsyncContent<T> | null {
  const [settled, setSettled] = useState<Settled<T> | null>(null)
  useEffect(() => {
    if (!promise) return undefined
    let current = true
    // What it brings may be much to draw: that is done in short turns.
    const settle = (content: Settled<T>['content']) => {
      if (current) startTransition(() => setSettled({ of: promise, content }))
    }
    promise.then(
      (value) => settle({ state: 'resolved', value }),
      (error: unknown) => settle({ state: 'rejected', error }),
    )
    return () => {
      current = false
    }
  }, [promise])
  const content = settled?.of === promise ? settled?.content : undefined
  const slow = useSlow(promise !== null && !content)
  if (!promise) return null
  const last = settled?.content.state === 'resolved' ? settled.content.value : null
  return content ?? { state: 'pending', slow, last }
}

/** True once something has been pending for longer than a moment: quick answers never flash a pending view. */
function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => setSlow(true), pendingDelayMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pending])
  return pending && slow
}
