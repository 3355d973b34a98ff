import { type ApiClient, statusOfFailure } from '@haverhof/api-client'
import { useEffect, useState } from 'react'
import { type AsyncContent, useAsyncContent } from '../../toolkit/async-content'
import { inOwnTurn } from '../../toolkit/own-turn'
import { useApi } from '../../shared/shop/use-api'
import { useSignInDetour } from './use-sign-in-detour'

export type AccountAnswer<T> = {
  /** Null until hydration. */
  content: AsyncContent<T> | null
  /**
   * Asks once more: after a failure, or because something was changed. What is shown stays until the answer is there, and
   * then the promise ends.
   */
  reload: () => Promise<void>
}

/**
 * ACCOUNT-PAGES-2: what only the customer may see is asked for by the browser, once the page is there. Another `key`
 * is another question. Whoever turns out not to be signed in is led there.
 */
export function useAccountContent<T>(key: string, load: (api: ApiClient) => Promise<T>): AccountAnswer<T> {
  const api = useApi()
  const detour = useSignInDetour()
  const [asked, setAsked] = useState<Promise<T> | null>(null)
  const ask = () => {
    const answer = load(api)
    setAsked(answer)
    return answer.then(
      () => undefined,
      (error: unknown) => {
        if (statusOfFailure(error) === 401) detour()
      },
    )
  }
  useEffect(() => {
    inOwnTurn(() => void ask())
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is asked
  }, [api, key])
  return { content: useAsyncContent(asked), reload: ask }
}
