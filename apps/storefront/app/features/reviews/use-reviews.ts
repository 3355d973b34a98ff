import type { Schemas } from '@haverhof/api-client'
import { useEffect, useRef, useState } from 'react'
import { useAsk } from '../../shared/shop/use-ask'

type ReviewPage = Schemas['ReviewPage']
type Loaded = Pick<ReviewPage, 'reviews' | 'total' | 'page'>

/** What is left out is not asked for (REVIEWS-18). */
export type ReviewFilter = {
  isOwnLanguage: boolean
  withPhoto: boolean
  horseKind?: ReviewPage['filters']['horseKinds'][number] | undefined
  workLoad?: ReviewPage['filters']['workLoads'][number] | undefined
}

const everything: ReviewFilter = { isOwnLanguage: false, withPhoto: false }

type Reviews = Pick<ReviewPage, 'reviews' | 'total'> & {
  state: 'ready' | 'loading' | 'failed'
  chosen: ReviewFilter
  filter: (change: Partial<ReviewFilter>) => void
  showAll: () => void
  loadMore: () => void
  /** What failed, once more. */
  retry: () => void
}

/** The reviews that came with the page, those loaded since, and what they are narrowed by. */
export function useReviews(productId: number, first: ReviewPage, language: string): Reviews {
  const ask = useAsk()
  const [loaded, setLoaded] = useState<Loaded>(first)
  const [chosen, setChosen] = useState(everything)
  const [state, setState] = useState<Reviews['state']>('ready')
  const newest = useRef<number | null>(null)
  const attempt = useRef<() => void>(() => undefined)

  useEffect(() => {
    if (newest.current !== null) document.querySelector<HTMLElement>(`#review-${newest.current}`)?.focus()
    newest.current = null
  })

  const load = (page: number, filter: ReviewFilter, before: ReviewPage['reviews']) => {
    setState('loading')
    attempt.current = () => load(page, filter, before)
    ask((api) => api.reviews.list(productId, { page, ...queryOf(filter, language) })).then(
      ({ reviews, total }) => {
        newest.current = before.length > 0 ? (reviews[0]?.reviewId ?? null) : null
        setLoaded({ reviews: [...before, ...reviews], total, page })
        setState('ready')
      },
      () => setState('failed'),
    )
  }
  const choose = (filter: ReviewFilter) => {
    setChosen(filter)
    load(1, filter, [])
  }
  return {
    reviews: loaded.reviews,
    total: loaded.total,
    state,
    chosen,
    filter: (change) => choose({ ...chosen, ...change }),
    showAll: () => choose(everything),
    loadMore: () => load(loaded.page + 1, chosen, loaded.reviews),
    retry: () => attempt.current(),
  }
}

function queryOf({ isOwnLanguage, withPhoto, horseKind, workLoad }: ReviewFilter, language: string) {
  return {
    ...(isOwnLanguage && { language }),
    ...(withPhoto && { withPhoto: 'true' as const }),
    ...(horseKind && { horseKind }),
    ...(workLoad && { workLoad }),
  }
}
