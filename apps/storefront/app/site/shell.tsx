import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { LateFooter } from './footer/late-footer'
import { Header } from './header/header'
import { LateLayers } from './late-layers'
import { usePageHandle } from '../shared/shop/page-handle'
import { ProgressBar } from './progress-bar'
import { ScrollKeeper } from './scroll-keeper'
import { WaitingLinks } from '../shared/offline/waiting-links'
import { useLoadedShop } from '../shared/shop/shop'
import { useReplay } from '../toolkit/early-acts/replay'
import { StartUp } from './start-up'
import { StatusRegion } from '../shared/shop/announce'

/** Parts of features that the frame shows; the route that knows both passes them in. */
export type FrameParts = { headerActions?: ReactNode; openNow?: ReactNode }

/**
 * The frame around a page: the route's metadata chooses which. Checkout brings its own; a page without a shop has none.
 */
export function Shell({ children, headerActions, openNow }: FrameParts & { children: ReactNode }) {
  const { layout } = usePageHandle()
  const shop = useLoadedShop()
  const framed = layout === 'shop' && shop !== undefined
  useReplay()
  return (
    <>
      <SkipLink />
      {shop ? <LateLayers /> : null}
      <ProgressBar />
      {framed ? <Header actions={headerActions} /> : null}
      {shop && layout === 'checkout' ? (
        children
      ) : (
        <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
          {children}
        </main>
      )}
      {framed ? <LateFooter openNow={openNow} /> : null}
      <StatusRegion />
      <ScrollKeeper />
      <WaitingLinks />
      {shop ? <StartUp /> : null}
    </>
  )
}

function SkipLink() {
  const text = useTranslations('shell')
  return (
    <a
      data-no-print
      href="#main"
      className="bg-surface text-ink rounded-control fixed top-2 left-2 z-50 max-w-[calc(100%-1.6rem)] -translate-y-20 px-5 py-3 font-medium shadow-lg focus:translate-y-0"
    >
      {text('skipToContent')}
    </a>
  )
}
