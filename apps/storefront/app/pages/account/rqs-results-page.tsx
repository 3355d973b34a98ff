import { customerCalls } from '@haverhof/api-client/customer'
import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { ResultList } from '../../features/account/results/result-list'
import { useAccountContent } from '../../features/account/use-account-content'
import { useAccountChange } from '../../features/account/use-account-change'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/rqs-results-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'results')
}

export function clientLoader() {
  return openAccountPage('results')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The samples of a customer and what became of them (ACCOUNT-PAGES-9). */
export default function RqsResultsPage() {
  const account = useTranslations('account')
  const t = useTranslations('laboratory.list')
  const answer = useAccountContent('results', (api) => api.extended(customerCalls).results())
  const { change, failure } = useAccountChange(answer.reload)
  return (
    <>
      <PageTitle title={account('results.title')}>{t('intro')}</PageTitle>
      {failure}
      <Loaded answer={answer}>
        {({ results }) => (
          <ResultList
            results={results}
            markRead={(key) => change((api) => api.extended(customerCalls).markResultRead(key))}
          />
        )}
      </Loaded>
    </>
  )
}
