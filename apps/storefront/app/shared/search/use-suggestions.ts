import { useEffect, useState } from 'react'
import { useAsyncContent } from '../../toolkit/async-content'
import { suggestionDelayMs, suggestionMinLength } from '../../toolkit/constants'
import { useApi } from '../shop/use-api'
import type { Suggestions } from './suggestion-options'

type Offered = { suggestions: Suggestions | null; slow: boolean }

/**
 * Suggestions for what was typed last: asked after a pause, an older question is cancelled by a newer one, whose
 * answer replaces what was there. Suggestions are a courtesy: without them the search still works.
 */
export function useSuggestions(term: string, active: boolean): Offered {
  const api = useApi()
  const [asked, setAsked] = useState<Promise<Suggestions> | null>(null)
  const wanted = term.trim()
  const asks = active && wanted.length >= suggestionMinLength
  useEffect(() => {
    if (!asks) return undefined
    const timer = setTimeout(
      () => setAsked(api.products.suggestions(wanted, { place: 'header' })),
      suggestionDelayMs,
    )
    return () => clearTimeout(timer)
  }, [api, asks, wanted])
  const content = useAsyncContent(asks ? asked : null)
  if (content?.state === 'resolved') return { suggestions: content.value, slow: false }
  return content?.state === 'pending'
    ? { suggestions: content.last, slow: content.slow }
    : { suggestions: null, slow: false }
}
