import { suggestionDelayMs, suggestionMinLength } from '../../toolkit/constants'
import { useDelayed } from '../../toolkit/use-delayed'
import { answerOf, useQuery } from '../shop/use-query'
import type { Suggestions } from './suggestion-options'

type Offered = { suggestions: Suggestions | null; slow: boolean }

/**
 * Suggestions for what was typed last: asked after a pause, an older question is cancelled by a newer one, whose
 * answer replaces what was there. Suggestions are a courtesy: without them the search still works.
 */
export function useSuggestions(term: string, active: boolean): Offered {
  const typed = term.trim()
  const wanted = useDelayed(active && typed.length >= suggestionMinLength ? typed : null, suggestionDelayMs)
  const { content } = useQuery(wanted === null ? null : `suggestions ${wanted}`, (api) =>
    api.products.suggestions(wanted ?? '', { place: 'header' }),
  )
  return { suggestions: answerOf(content), slow: content?.state === 'pending' && content.slow }
}
