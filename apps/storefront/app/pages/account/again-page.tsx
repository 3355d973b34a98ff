import { customerCalls } from '@haverhof/api-client/customer'
import { useTranslations } from '#texts'
import { numberInAddress } from '../../shared/shop/answer-with'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { useAccountContent } from '../../features/account/use-account-content'
import { AgainPlaced } from './again-placed'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import type { Route } from './+types/again-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  return {
    ...accountFacts(context.get(shopRequest).locale, 'again'),
    orderId: numberInAddress(params.orderId),
  }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { ...(await openAccountPage('again')), orderId: numberInAddress(params.orderId) }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** An order once more: everything on one screen, and one button (ACCOUNT-PAGES-21). */
export default function AgainPage({ loaderData: { orderId } }: Route.ComponentProps) {
  const t = useTranslations('again')
  const order = useTranslations('account.order')
  const answer = useAccountContent(`again ${orderId}`, (api) => api.extended(customerCalls).again(orderId))
  return (
    <>
      <ButtonLink look="text" to={`/account/orders/${orderId}/`}>
        {order('title', { number: orderId })}
      </ButtonLink>
      <PageTitle title={t('title')}>
        <p>{t('intro')}</p>
      </PageTitle>
      <Loaded
        answer={answer}
        missing={
          <EmptyState icon="box" title={order('missing.title')}>
            <p>{order('missing.text')}</p>
          </EmptyState>
        }
      >
        {(begun) => <AgainPlaced key={begun.cart.shoppingcartId} begun={begun} />}
      </Loaded>
    </>
  )
}
