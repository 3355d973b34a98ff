import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { RepeatList } from '../../features/account/repeats/repeat-list'
import { useAccountContent } from '../../features/account/use-account-content'
import { headMeta } from '../../shared/shop/page-head'
import { shopRequest } from '../../toolkit/shop-request'
import type { Route } from './+types/repeats-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'repeats')
}

export function clientLoader() {
  return openAccountPage('repeats')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Everything that comes again (REPEAT-16). */
export default function RepeatsPage() {
  const t = useTranslations('repeat')
  const answer = useAccountContent('repeats', (api) => api.extended(repeatDeliveryCalls).list())
  return (
    <>
      <PageTitle title={t('title')}>{t('intro')}</PageTitle>
      <Loaded answer={answer}>{(repeats) => <RepeatList repeats={repeats} />}</Loaded>
    </>
  )
}
