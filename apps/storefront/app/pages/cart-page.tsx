import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { shopRequest } from '../platform/shop-request'
import { loadTexts, textsOf } from '../site/locale'
import { headMeta } from '../site/page-head'
import { ButtonLink } from '../ui/button'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import type { Route } from './+types/cart-page'

export { ErrorBoundary } from '../site/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(shopRequest)
  // The corporate site sells nothing.
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown data as the failure to show
  if (locale.startsWith('corporate')) throw data(null, { status: 404 })
  const categories = await api.categories.list()
  const feed = categories.find(({ key }) => key === 'feed')
  return {
    rangeUrl: feed?.url ?? '/',
    texts: 'cart',
    head: { title: textsOf(locale, 'cart')('title'), hidden: true },
  }
}

/** In the browser the texts of the cart arrive before the page is shown. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([serverLoader(), loadTexts('cart')])
  return page
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('cart')
  return (
    <Container className="flex flex-col gap-8 py-12 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <EmptyState icon="cart" title={t('emptyTitle')}>
        <p>{t('emptyHint')}</p>
        <ButtonLink look="primary" to={loaderData.rangeUrl} className="mt-5">
          {t('toRange')}
        </ButtonLink>
      </EmptyState>
    </Container>
  )
}
