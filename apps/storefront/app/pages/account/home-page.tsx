import { customerCalls } from '@haverhof/api-client/customer'
import { horseCalls } from '@haverhof/api-client/horses'
import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { HorseOverview } from '../../features/account/overview/horse-overview'
import { Overview } from '../../features/account/overview/overview'
import { PageTitle } from '../../features/account/page-title'
import { RepeatOverview } from '../../features/account/repeats/repeat-list'
import { ReviewOverview } from '../../features/account/overview/review-overview'
import { useAccountContent } from '../../features/account/use-account-content'
import { useAccount } from '../../shared/account'
import { useShop } from '../../shared/shop/shop'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/home-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'home')
}

export function clientLoader() {
  return openAccountPage('home')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The hall of the account: what is open (ACCOUNT-PAGES-4). */
export default function HomePage() {
  const account = useTranslations('account')
  const t = useTranslations('account-home')
  const { enableRqs, repeatPercent } = useShop().site
  const firstName = useAccount().accountInfo?.firstName
  const overview = useAccountContent('overview', (api) => api.extended(customerCalls).overview())
  const horses = useAccountContent('horses', (api) => api.extended(horseCalls).list())
  const repeats = useAccountContent('repeats', (api) => api.extended(repeatDeliveryCalls).list())
  const reviews = useAccountContent('reviews', (api) => api.reviews.ofCustomer())
  return (
    <>
      <PageTitle title={account('home.title')}>
        <p className="min-h-[1lh] [overflow-wrap:anywhere]">
          {firstName ? t('hello', { name: firstName }) : null}
        </p>
        <p>{t('intro')}</p>
      </PageTitle>
      <Loaded answer={overview} parts={[horses, repeats, reviews]}>
        {(facts) => (
          <Overview
            overview={facts}
            hasResults={enableRqs}
            horses={<Loaded answer={horses}>{(list) => <HorseOverview horses={list.horses} />}</Loaded>}
          >
            <Loaded answer={repeats}>
              {(value) => <RepeatOverview repeats={value} isOffered={repeatPercent !== null} />}
            </Loaded>
            <Loaded answer={reviews}>{(value) => <ReviewOverview reviews={value} />}</Loaded>
          </Overview>
        )}
      </Loaded>
    </>
  )
}
