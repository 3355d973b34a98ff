import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useAsk } from '../../shared/shop/use-ask'
import type { ListQuery } from './list-address'
import { listRequest } from './list-request'
import { keepLoadedPages, loadedPages, noLoadedPages, watchLoadedPages } from './loaded-pages'
import type { Card } from './card'

export type LoadState = 'ready' | 'loading' | 'failed'

type MorePages = {
  cards: readonly Card[]
  lastShown: number
  state: LoadState
  loadMore: () => void
}

/** Pages appended below the one the address names; focus goes to the first product that came (LISTS-5). */
export function useLoadMore(query: ListQuery, categoryId: number | null): MorePages {
  const ask = useAsk()
  const { key, pathname, search } = useLocation()
  const listKey = `${key} ${pathname}${search}`
  const pages = useSyncExternalStore(watchLoadedPages, () => loadedPages(listKey), noLoadedPages)
  const [load, setLoad] = useState<{ listKey: string; state: LoadState }>({ listKey, state: 'ready' })
  const focusNext = useRef<number | null>(null)
  const lastShown = Math.max(query.page, pages.lastPage)

  useEffect(() => {
    if (focusNext.current === null) return
    document.querySelector<HTMLElement>(`[data-card="${focusNext.current}"]`)?.focus()
    focusNext.current = null
  })

  const loadMore = () => {
    const setState = (state: LoadState) => setLoad({ listKey, state })
    setState('loading')
    const page = lastShown + 1
    ask((api) => api.products.search(listRequest({ ...query, page }, categoryId))).then(
      ({ products }) => {
        focusNext.current = products[0]?.productVariantId ?? null
        keepLoadedPages(listKey, { cards: [...pages.cards, ...products], lastPage: page })
        setState('ready')
      },
      () => setState('failed'),
    )
  }
  // Another list has loaded nothing yet.
  const state = load.listKey === listKey ? load.state : 'ready'
  return { cards: pages.cards, lastShown, state, loadMore }
}
