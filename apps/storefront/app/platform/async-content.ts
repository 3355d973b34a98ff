import { useEffect, useState } from 'react'
import { pendingDelayMs } from './constants'

export type AsyncContent<T> =
  | { state: 'pending' }
  | { state: 'resolved'; value: T }
  | { state: 'rejected'; error: unknown }

/** Content that is on its way: pending, then resolved or rejected. Another promise starts over. */
export function useAsyncContent<T>(promise: Promise<T>): AsyncContent<T> {
  const [settled, setSettled] = useState<{ of: Promise<T>; content: AsyncContent<T> } | null>(null)
  useEffect(() => {
    let current = true
    const settle = (content: AsyncContent<T>) => {
      if (current) setSettled({ of: promise, content })
    }
    promise.then(
      (value) => settle({ state: 'resolved', value }),
      (error: unknown) => settle({ state: 'rejected', error }),
    )
    return () => {
      current = false
    }
  }, [promise])
  return settled?.of === promise ? settled.content : { state: 'pending' }
}

/** SHELL-9: true once something has been pending for longer than a moment: quick answers never flash a pending view. */
export function useSlow(pending: boolean, delayMs: number = pendingDelayMs): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => setSlow(true), delayMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pending, delayMs])
  return pending && slow
}
