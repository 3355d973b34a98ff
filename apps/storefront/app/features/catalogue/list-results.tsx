import type { Schemas } from '@haverhof/api-client'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { announce } from '../../site/announce'
import { ButtonLink } from '../../ui/button'
import { type ListQuery, listSearch } from './list-address'
import { ListPages } from './list-pages'
import type { Card } from './product-card'
import { ProductGrid } from './product-grid'
import { useLoadMore } from './use-load-more'

export type ListResultsProps = {
  query: ListQuery
  list: Pick<Schemas['ProductList'], 'products' | 'total' | 'pageCount'>
  path: string
  categoryId: number | null
  action?: (card: Card) => ReactNode
}

/** The products that were found, and the way to more of them. */
export function ListResults({ query, list, path, categoryId, action }: ListResultsProps) {
  const t = useTranslations('catalogue')
  const { cards, lastShown, state, loadMore } = useLoadMore(query, categoryId)
  const shown = list.products.length + cards.length
  useSpokenTotal(query, list.total)
  return (
    <DimmedWhileLoading path={path}>
      <ProductGrid cards={[...list.products, ...cards]} firstAtOnce {...(action && { action })} />
      <div className="mt-12 flex flex-col items-center gap-4" data-no-print>
        <p className="text-muted text-sm">{t('pages.shown', { shown, total: list.total })}</p>
        <progress aria-hidden="true" value={shown} max={list.total} className="accent-brand h-1 w-48" />
        {lastShown < list.pageCount && (
          <ButtonLink
            to={path + listSearch({ ...query, page: lastShown + 1 })}
            aria-disabled={state === 'loading'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (state !== 'loading') loadMore()
            }}
          >
            {state === 'loading' ? t('pages.loading') : t('pages.more')}
          </ButtonLink>
        )}
        {state === 'failed' && (
          <p role="alert" className="text-danger text-sm">
            {t('pages.failed')}
          </p>
        )}
      </div>
      <div className="border-line mt-8 border-t pt-4">
        <ListPages {...{ query, path, lastShown, pageCount: list.pageCount, total: list.total }} />
      </div>
    </DimmedWhileLoading>
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
  const t = useTranslations('catalogue')
  const address = listSearch(query)
  const spoken = useRef(address)
  useEffect(() => {
    if (spoken.current === address) return
    spoken.current = address
    announce(t('list.count', { count: total }))
  }, [address, total, t])
}
