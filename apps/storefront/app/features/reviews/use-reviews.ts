import type { Schemas } from '@haverhof/api-client'
import { useEffect, useRef, useState } from 'react'
import { useAsk } from '../../shared/shop/use-ask'

type ReviewPage = Schemas['ReviewPage']
type Loaded = Pick<ReviewPage, 'reviews' | 'total' | 'page'>

type Reviews = Pick<ReviewPage, 'reviews' | 'total'> & {
  state: 'ready' | 'loading' | 'failed'
  isFiltered: boolean
  filter: (onlyMine: boolean) => void
  loadMore: () => void
  /** What failed, once more. */
  retry: () => void
}

/** The reviews that came with the page, those loaded since, and the choice of language. */
export function useReviews(productId: number, first: ReviewPage, language: string): Reviews {
  const ask = useAsk()
  const [loaded, setLoaded] = useState<Loaded>(first)
  const [isFiltered, setIsFiltered] = useState(false)
  const [state, setState] = useState<Reviews['state']>('ready')
  const newest = useRef<number | null>(null)
  const attempt = useRef<() => void>(() => undefined)

  useEffect(() => {
    if (newest.current !== null) document.querySelector<HTMLElement>(`#review-${newest.current}`)?.focus()
    newest.current = null
  })

  const load = (page: number, onlyMine: boolean, before: ReviewPage['reviews']) => {
    setState('loading')
    attempt.current = () => load(page, onlyMine, before)
    ask((api) => api.reviews.list(productId, { page, ...(onlyMine && { language }) })).then(
      ({ reviews, total }) => {
        newest.current = before.length > 0 ? (reviews[0]?.reviewId ?? null) : null
        setLoaded({ reviews: [...before, ...reviews], total, page })
        setState('ready')
      },
      () => setState('failed'),
    )
  }
  return {
    reviews: loaded.reviews,
    total: loaded.total,
    state,
    isFiltered,
    filter: (onlyMine) => {
      setIsFiltered(onlyMine)
      load(1, onlyMine, [])
    },
    loadMore: () => load(loaded.page + 1, isFiltered, loaded.reviews),
    retry: () => attempt.current(),
  }
}
