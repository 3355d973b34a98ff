import type { ReactNode } from 'react'
import { useAsyncContent, useSlow } from '../platform/async-content'

type Props<T> = {
  promise: Promise<T>
  /** Shown when the content takes longer than 200 ms. */
  pending?: ReactNode
  rejected?: ReactNode | ((error: unknown) => ReactNode)
  children: (value: T) => ReactNode
}

/** Content that arrives later: nothing at first, a pending view after a moment, then the content or what went wrong. */
export function Pending<T>({ promise, pending = null, rejected = null, children }: Props<T>) {
  const content = useAsyncContent(promise)
  const slow = useSlow(content.state === 'pending')
  if (content.state === 'resolved') return children(content.value)
  if (content.state === 'rejected') return typeof rejected === 'function' ? rejected(content.error) : rejected
  return slow ? <div aria-busy="true">{pending}</div> : null
}
