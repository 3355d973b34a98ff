import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '#texts'
import { ProductGrid } from '../features/catalogue/product-grid'
import { compareAddress } from '../features/compare/compare-address'
import { CompareDock } from '../features/compare/compare-dock'
import { comparedList, forgetCompared } from '../features/compare/compare-store'
import { CompareTable } from '../features/compare/compare-table'
import { ShareList } from '../features/compare/share-list'
import { shopRequest } from '../toolkit/shop-request'
import { NothingSpot } from '../shared/brand/nothing-spot'
import { HorseRowSlot } from '../shared/lazy/horse-row-slot'
import { withTexts } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { useShop } from '../shared/shop/shop'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { SectionHeading } from '../ui/section-heading'
import type { Route } from './+types/compare-page'
import { loadCompare } from '../loaders/compare.server'
import { useAddAction, useCardActions } from './parts/use-card-actions'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  return loadCompare(shop, url)
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'compare')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Up to four products side by side. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('compare')
  const { comparison, suggestions } = loaderData
  const navigate = useNavigate()
  const { language } = useShop()
  const add = useAddAction()
  useOwnList()
  const left = useRef({ of: comparison, ids: idsIn(comparison) })
  const remove = (id: number) => {
    // Another press may come before the page shows what this one leaves.
    const before = left.current.of === comparison ? left.current.ids : idsIn(comparison)
    const ids = before.filter((other) => other !== id)
    left.current = { of: comparison, ids }
    forgetCompared(id)
    void navigate(compareAddress(language, ids), { replace: true, preventScrollReset: true })
  }
  return (
    <Container className="pt-4 pb-20 md:pt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-title min-w-0">{t('title')}</h1>
        {comparison && <ShareList />}
      </div>
      {comparison ? (
        <CompareTable comparison={comparison} onRemove={remove} action={add}>
          <HorseRowSlot products={comparison.products} />
        </CompareTable>
      ) : (
        <NothingToCompare suggestions={suggestions} />
      )}
    </Container>
  )
}

function idsIn(comparison: Route.ComponentProps['loaderData']['comparison']): readonly number[] {
  return (comparison?.products ?? []).map(({ productVariantId }) => productVariantId)
}

const suggestionsList = { id: 'compare', name: 'compare' }

function NothingToCompare({ suggestions }: Pick<Route.ComponentProps['loaderData'], 'suggestions'>) {
  const t = useTranslations('compare')
  const action = useCardActions()
  return (
    <>
      <EmptyState title={t('empty.title')} picture={<NothingSpot className="w-60 sm:w-72" />}>
        {t('empty.text')}
      </EmptyState>
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions" className="pt-12">
          <SectionHeading id="suggestions" title={t('empty.suggestions')} />
          <ProductGrid cards={suggestions} action={action} list={suggestionsList} isShort />
        </section>
      )}
      <CompareDock />
    </>
  )
}

/** Who comes without a list in the address sees the one their browser keeps. */
function useOwnList(): void {
  const { language } = useShop()
  const navigate = useNavigate()
  const hasList = useSearchParams()[0].has('ids')
  const arrive = useEffectEvent(() => {
    const own = comparedList().map(({ variantId }) => variantId)
    if (!hasList && own.length > 0) void navigate(compareAddress(language, own), { replace: true })
  })
  // Only on arrival: a visitor who ticks suggestions here goes on when ready.
  useEffect(() => arrive(), [])
}
