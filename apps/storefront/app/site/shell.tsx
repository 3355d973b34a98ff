import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePageHandle } from './page-handle'
import { useLoadedShop } from './shop'
import { StatusRegion } from './status-region'

export const mainId = 'main'

/** The frame around a page: the route's metadata chooses which. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useTranslations('shell')
  const { layout } = usePageHandle()
  const shop = useLoadedShop()
  const framed = layout === 'shop' && shop
  return (
    <>
      <a
        href={`#${mainId}`}
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-surface focus:px-5 focus:py-3"
      >
        {text('skipToContent')}
      </a>
      {framed ? <p data-shell="">{shop.brand}</p> : null}
      <main id={mainId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <StatusRegion />
    </>
  )
}
