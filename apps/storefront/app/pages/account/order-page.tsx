import { customerCalls } from '@haverhof/api-client/customer'
import { useTranslations } from '#texts'
import { numberInAddress } from '../../shared/shop/answer-with'
import { Loaded } from '../../features/account/loaded'
import { OrderDetail } from '../../features/account/orders/order-detail'
import { PageTitle } from '../../features/account/page-title'
import { useAccountContent } from '../../features/account/use-account-content'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import type { Route } from './+types/order-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  return {
    ...accountFacts(context.get(shopRequest).locale, 'order'),
    orderId: numberInAddress(params.orderId),
  }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { ...(await openAccountPage('order')), orderId: numberInAddress(params.orderId) }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** One order (ACCOUNT-PAGES-5). */
export default function OrderPage({ loaderData: { orderId } }: Route.ComponentProps) {
  const t = useTranslations('account.order')
  const answer = useAccountContent(`order ${orderId}`, (api) => api.extended(customerCalls).order(orderId))
  return (
    <>
      <ButtonLink look="text" to="/account/orders/" data-no-print>
        {t('all')}
      </ButtonLink>
      <PageTitle title={t('title', { number: orderId })} />
      <Loaded answer={answer} missing={<NoSuchOrder />}>
        {(order) => <OrderDetail order={order} />}
      </Loaded>
    </>
  )
}

function NoSuchOrder() {
  const t = useTranslations('account.order.missing')
  return (
    <EmptyState icon="box" title={t('title')}>
      <p>{t('text')}</p>
    </EmptyState>
  )
}
