import type { ApiClient } from '@haverhof/api-client'
import { useEffect, useRef, useState } from 'react'
import { type AsyncContent, useAsyncContent } from '../../toolkit/async-content'
import { inOwnTurn } from '../../toolkit/late-triggers'
import { joinQuery, type Membership } from './query'
import { useShop } from './shop'

export type Query<T> = {
  /** Null until hydration, and while there is nothing to ask. */
  content: AsyncContent<T> | null
  /**
   * Asks once more: after a failure, or because something was changed. What is shown stays until the answer is there, and
   * then the promise ends, also when the answer is a failure.
   */
  reload: () => Promise<void>
}

/**
 * What the browser asks the API for, as part of a screen. Another `key` is another question, null is none. Components that
 * ask the same at the same time share one request; it is cancelled when the last of them goes or asks something else.
 */
export function useQuery<T>(key: string | null, load: (api: ApiClient) => Promise<T>): Query<T> {
  const { siteId, languageId } = useShop()
  const [request, setRequest] = useState<{ key: string; answer: Promise<T> } | null>(null)
  const membership = useRef<Membership<T> | null>(null)
  const leave = () => {
    membership.current?.leave()
    membership.current = null
  }
  const ask = (isFresh: boolean): Promise<void> => {
    if (key === null) return Promise.resolve()
    const before = membership.current
    const joined = joinQuery({ key, siteId, languageId }, load, { isFresh })
    membership.current = joined
    before?.leave()
    setRequest({ key, answer: joined.answer })
    return joined.answer.then(nothing, nothing)
  }
  useEffect(() => {
    let isCurrent = true
    inOwnTurn(() => {
      if (isCurrent) void ask(false)
    })
    return () => {
      isCurrent = false
      leave()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is asked
  }, [key, siteId, languageId])
  const content = useAsyncContent(key === null ? null : (request?.answer ?? null))
  // The answer to another question is only what was known before.
  const isOld = request !== null && request.key !== key
  return {
    content: isOld && content ? { state: 'pending', slow: false, last: answerOf(content) } : content,
    reload: () => ask(true),
  }
}

/** What is known: the answer, or the one before while a new one is on its way. */
export function answerOf<T>(content: AsyncContent<T> | null): T | null {
  if (content?.state === 'resolved') return content.value
  return content?.state === 'pending' ? content.last : null
}

function nothing(): void {}
