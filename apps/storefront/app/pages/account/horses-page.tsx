import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { HorseList } from '../../features/horses/horse-list'
import { headMeta } from '../../shared/shop/page-head'
import { shopRequest } from '../../toolkit/shop-request'
import type { Route } from './+types/horses-page'
import { accountFacts, openAccountPage } from './account-page'
import { useHorses } from './horses-answer'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'horses')
}

export function clientLoader() {
  return openAccountPage('horses')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The horses of the customer (HORSES-1). */
export default function HorsesPage() {
  const account = useTranslations('account')
  const t = useTranslations('horses.list')
  const answer = useHorses()
  return (
    <>
      <PageTitle title={account('horses.title')}>{t('intro')}</PageTitle>
      <Loaded answer={answer}>{({ horses }) => <HorseList horses={horses} />}</Loaded>
    </>
  )
}
