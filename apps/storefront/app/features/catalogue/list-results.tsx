import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { Button } from '../../ui/button'
import { LoadMore } from '../../ui/pagination'
import { type ListQuery, listSearch } from './list-address'
import { ListPages } from './list-pages'
import type { Card, ShownList } from './card'
import { ProductGrid } from './product-grid'
import { type LoadState, useLoadMore } from './use-load-more'

export type ListResultsProps = {
  query: ListQuery
  list: Pick<ShownList, 'products' | 'total' | 'pageCount'>
  path: string
  categoryId: number | null
  /** The name of the list in statistics. */
  listName: string
  action?: (card: Card) => ReactNode
}

/** The products that were found, and the way to more of them. */
export function ListResults({ query, list, path, categoryId, listName, action }: ListResultsProps) {
  const { cards, lastShown, state, loadMore } = useLoadMore(query, categoryId)
  const shownCards = useMemo(() => [...list.products, ...cards], [list.products, cards])
  const shown = shownCards.length
  useSpokenTotal(query, list.total)
  return (
    <DimmedWhileLoading path={path}>
      <ProductGrid
        cards={shownCards}
        firstAtOnce
        list={{ id: path, name: listName }}
        {...(action && { action })}
      />
      <MorePages {...{ query, path, list, shown, lastShown, state, loadMore }} />
      <div className="border-line border-t pt-4">
        <ListPages {...{ query, path, lastShown, pageCount: list.pageCount, total: list.total }} />
      </div>
    </DimmedWhileLoading>
  )
}

type MoreProps = Pick<ListResultsProps, 'query' | 'path' | 'list'> & {
  shown: number
  lastShown: number
  state: LoadState
  loadMore: () => void
}

/** How much is shown, and a link to the page after it; with scripts that page arrives in place. */
function MorePages({ query, path, list, shown, lastShown, state, loadMore }: MoreProps) {
  const t = useTranslations('lists')
  const status = t('pages.shown', { shown, total: list.total })
  if (lastShown >= list.pageCount) return <p className="text-muted py-8 text-center text-sm">{status}</p>
  return (
    <>
      <LoadMore
        to={path + listSearch({ ...query, page: lastShown + 1 })}
        status={status}
        label={state === 'loading' ? t('pages.loading') : t('pages.more')}
        busy={state === 'loading'}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          if (state !== 'loading') loadMore()
        }}
      />
      {state === 'failed' && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 pb-6">
          <p role="alert" className="text-danger text-sm">
            {t('pages.failed')}
          </p>
          <Button onClick={loadMore}>{t('pages.retry')}</Button>
        </div>
      )}
    </>
  )
}

/** The old products stay in sight, dimmed, until the new ones are there. */
function DimmedWhileLoading({ path, children }: { path: string; children: ReactNode }) {
  const { location } = useNavigation()
  const isLoading = location?.pathname === path
  return (
    <div aria-busy={isLoading} className={`transition-opacity duration-150 ${isLoading ? 'opacity-45' : ''}`}>
      {children}
    </div>
  )
}

/** Who cannot see the list change hears what a filter has left. */
function useSpokenTotal(query: ListQuery, total: number): void {
  const t = useTranslations('lists')
  const address = listSearch(query)
  const spoken = useRef(address)
  useEffect(() => {
    if (spoken.current === address) return
    spoken.current = address
    announce(t('list.count', { count: total }))
  }, [address, total, t])
}
