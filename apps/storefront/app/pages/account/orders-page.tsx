import { customerCalls } from '@haverhof/api-client/customer'
import { useSearchParams } from 'react-router'
import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { OrderList } from '../../features/account/orders/order-list'
import { PageTitle } from '../../features/account/page-title'
import { useAccountContent } from '../../features/account/use-account-content'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/orders-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'orders')
}

export function clientLoader() {
  return openAccountPage('orders')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

const pageSize = 24

/** Every order, in pages (ACCOUNT-PAGES-33). */
export default function OrdersPage() {
  const t = useTranslations('account.orders')
  const page = pageOf(useSearchParams()[0])
  const orders = useAccountContent(`orders ${page}`, (api) =>
    api.extended(customerCalls).orders({ page, pageSize }),
  )
  return (
    <>
      <PageTitle title={t('title')} />
      <Loaded answer={orders}>
        {(orders) => <OrderList orders={orders} page={page} pageSize={pageSize} />}
      </Loaded>
    </>
  )
}

function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('p') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
