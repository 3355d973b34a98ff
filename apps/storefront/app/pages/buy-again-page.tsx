import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '#texts'
import { loadTexts, textsOf } from '../shared/shop/locale'
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

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), loadTexts(texts)])
  return answer
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

const most = 50

/** HORSES-13: one tap in a mail: the pack goes into this visitor's cart, which is shown then. Going back does not add it again. */
export default function BuyAgainPage() {
  const t = useTranslations('horses.again')
  const shop = useShop()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [hasFailed, setHasFailed] = useState(false)
  const variantId = wholeNumber(parameters.get('product'), 2_147_483_647)
  const quantity = wholeNumber(parameters.get('quantity'), most) ?? 1
  useEffect(() => {
    let isCurrent = true
    const add = async () => {
      const { openCart } = await import('../shared/cart')
      const problem = variantId === null ? true : await openCart(shop).add(variantId, quantity)
      if (!isCurrent) return
      if (problem) setHasFailed(true)
      else await navigate('/cart/', { replace: true })
    }
    // Two calls of an effect, as in development, are one tap.
    const timer = setTimeout(() => void add().catch(() => setHasFailed(true)))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once per address
  }, [variantId, quantity])
  return (
    <Container className="flex min-h-[50dvh] flex-col items-start gap-6 py-12 sm:py-20">
      <h1 className="text-title sm:text-4xl">{t('title')}</h1>
      {hasFailed ? (
        <>
          <Notice tone="danger" role="alert" className="max-w-prose">
            {t('failed')}
          </Notice>
          <ButtonLink to="/cart/">{t('toCart')}</ButtonLink>
        </>
      ) : (
        <p className="text-muted text-lg">{t('adding')}</p>
      )}
    </Container>
  )
}

function wholeNumber(text: string | null, largest: number): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null
  return Number(text) <= largest ? Number(text) : null
}
