import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '#texts'
import { packsToBuy } from '../shared/cart/packs-to-buy'
import { withTexts, textsOf } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { useShop } from '../shared/shop/shop'
import { shopRequest } from '../toolkit/shop-request'
import { Container } from '../ui/container'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import type { Route } from './+types/buy-again-page'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

const texts = 'horses cart'

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, 'horses')
  return { texts, head: { title: t('again.title'), description: t('again.adding'), hidden: true } }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, texts)
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** What came of it: nothing yet, nothing at all, or some of the packs. */
type Outcome = 'adding' | 'failed' | 'someFailed'

/**
 * One tap in a mail: the packs go into this visitor's
 * cart, which is shown then (HORSES-13, ORDERS-51). Going back does not add them again.
 */
export default function BuyAgainPage() {
  const t = useTranslations('horses.again')
  const shop = useShop()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome>('adding')
  const [packs] = useState(() => packsToBuy(parameters) ?? [])
  useEffect(() => {
    let isCurrent = true
    const add = async () => {
      const { openCart } = await import('../shared/cart')
      let added = 0
      for (const { variantId, quantity } of packs)
        if ((await openCart(shop).add(variantId, quantity)) === null) added += 1
      if (!isCurrent) return
      if (added === 0) setOutcome('failed')
      else if (added < packs.length) {
        setOutcome('someFailed')
        // Loading the page again does not add them again.
        await navigate('/buy-again/', { replace: true })
      } else await navigate('/cart/', { replace: true })
    }
    // Two calls of an effect, as in development, are one tap.
    const timer = setTimeout(() => void add().catch(() => setOutcome('failed')))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once per visit
  }, [packs])
  return (
    <Container className="flex min-h-[50dvh] flex-col items-start gap-6 py-12 sm:py-20">
      <h1 className="text-title sm:text-4xl">{t('title')}</h1>
      {outcome === 'adding' ? (
        <p className="text-muted text-lg">{t('adding')}</p>
      ) : (
        <>
          <Notice tone="danger" role="alert" className="max-w-prose">
            {t(outcome)}
          </Notice>
          <ButtonLink to="/cart/">{t('toCart')}</ButtonLink>
        </>
      )}
    </Container>
  )
}
