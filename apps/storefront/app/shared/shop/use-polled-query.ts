import type { ApiClient } from '@haverhof/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AsyncContent } from '../../toolkit/async-content'
import { useQuery } from './use-query'

export type Answer<T> = Exclude<AsyncContent<T>, { state: 'pending' }>

/** How long to wait before the same is asked again, after so many times; null when the answer is final. */
type WaitMs<T> = (answer: Answer<T>, attempt: number) => number | null

/**
 * `useQuery`, asked again for as long as the answer wants it, and at once when the page is looked at again or the
 * connection is back. What is known stays while it is asked again, and when that fails.
 */
export function usePolledQuery<T>(
  key: string | null,
  load: (api: ApiClient) => Promise<T>,
  waitMs: WaitMs<T>,
): Answer<T> | null {
  const { content, reload } = useQuery(key, load)
  const latest = content?.state === 'pending' ? null : content
  const [answer, setKnown] = useState<Answer<T> | null>(null)
  if (latest && latest !== answer && (latest.state === 'resolved' || answer?.state !== 'resolved'))
    setKnown(latest)
  const attempts = useRef(0)
  const again = useEffectEvent(() => {
    attempts.current += 1
    void reload()
  })
  const waitOf = useEffectEvent(waitMs)
  useEffect(() => {
    const wait = latest && waitOf(latest, attempts.current)
    if (wait === null) return undefined
    const lookAgain = () => {
      if (document.visibilityState === 'visible') again()
    }
    const timer = setTimeout(again, wait)
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('online', lookAgain)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('online', lookAgain)
    }
  }, [latest])
  return key === null ? null : answer
}
