import { customerCalls } from '@haverhof/api-client/customer'
import { useTranslations } from '#texts'
import { InvoiceList } from '../../features/account/orders/invoice-list'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { useAccountContent } from '../../features/account/use-account-content'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/invoices-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'invoices')
}

export function clientLoader() {
  return openAccountPage('invoices')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Every invoice, each as a PDF (ACCOUNT-PAGES-33). */
export default function InvoicesPage() {
  const t = useTranslations('account.invoices')
  const answer = useAccountContent('invoices', (api) => api.extended(customerCalls).invoices())
  return (
    <>
      <PageTitle title={t('title')} />
      <Loaded answer={answer}>{({ invoices }) => <InvoiceList invoices={invoices} />}</Loaded>
    </>
  )
}
