import type { ApiClient } from '@haverhof/api-client'
import { useEffect, useRef } from 'react'
import { lateApi } from './late-api'
import { useShop } from './shop'

type Ask = <T>(load: (api: ApiClient) => Promise<T>) => Promise<T>

/**
 * Asks the API on an event: for more of a list, for places near a town. A newer question cancels the one before, and so does
 * the end of the screen; who asked for what was cancelled hears nothing more of it.
 */
export function useAsk(): Ask {
  const { siteId, languageId } = useShop()
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  return (load) => {
    latest.current?.abort()
    const abort = new AbortController()
    latest.current = abort
    return new Promise((resolve, reject) => {
      lateApi({ siteId, languageId }, abort.signal)
        .then(load)
        .then(
          (answer) => {
            if (!abort.signal.aborted) resolve(answer)
          },
          (error: unknown) => {
            if (!abort.signal.aborted) reject(error instanceof Error ? error : new Error(String(error)))
          },
        )
    })
  }
}
