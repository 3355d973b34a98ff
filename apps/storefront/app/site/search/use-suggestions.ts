import { useEffect, useState } from 'react'
import { suggestionDelayMs, suggestionMinLength } from '../../platform/constants'
import { useApi } from '../use-api'
import type { Suggestions } from './suggestion-options'

/** Suggestions for what was typed last: asked after a pause, an older question is cancelled by a newer one. */
export function useSuggestions(term: string, active: boolean): Suggestions | null {
  const api = useApi()
  const [found, setFound] = useState<{ term: string; suggestions: Suggestions } | null>(null)
  const wanted = term.trim()
  const asks = active && wanted.length >= suggestionMinLength
  useEffect(() => {
    if (!asks) return undefined
    let current = true
    const timer = setTimeout(() => {
      api.products.suggestions(wanted, { place: 'header' }).then(
        (suggestions) => current && setFound({ term: wanted, suggestions }),
        // Suggestions are a courtesy: without them the search still works.
        () => undefined,
      )
    }, suggestionDelayMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [api, asks, wanted])
  return asks && found ? found.suggestions : null
}
