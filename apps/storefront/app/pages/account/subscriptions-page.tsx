import { customerCalls } from '@haverhof/api-client/customer'
import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { SubscriptionList } from '../../features/account/overview/subscription-list'
import { useAccountChange } from '../../features/account/use-account-change'
import { useAccountContent } from '../../features/account/use-account-content'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/subscriptions-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'subscriptions')
}

export function clientLoader() {
  return openAccountPage('subscriptions')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** What the shop writes to this customer about (ACCOUNT-PAGES-10). */
export default function SubscriptionsPage() {
  const account = useTranslations('account')
  const t = useTranslations('newsletter.subscriptions')
  const answer = useAccountContent('subscriptions', (api) => api.extended(customerCalls).subscriptions())
  const { change, failure } = useAccountChange(answer.reload)
  return (
    <>
      <PageTitle title={account('subscriptions.title')}>{t('intro')}</PageTitle>
      {failure}
      <Loaded answer={answer}>
        {(subscriptions) => (
          <SubscriptionList
            subscriptions={subscriptions}
            setNewsletter={(wish) =>
              change(
                (api) => api.extended(customerCalls).subscribeNewsletter(wish),
                t(wish ? 'newsletter.started' : 'newsletter.ended'),
              )
            }
            setReminders={(wish) =>
              change(
                (api) => api.extended(customerCalls).subscribeReminders(wish),
                t(wish ? 'cartReminders.started' : 'cartReminders.ended'),
              )
            }
            setReviewRequests={(wish) =>
              change(
                (api) => api.extended(customerCalls).askForReviews(wish),
                t(wish ? 'reviewRequests.started' : 'reviewRequests.ended'),
              )
            }
            endAlert={(id) => change((api) => api.stockAlerts.remove(id), t('alerts.ended'))}
          />
        )}
      </Loaded>
    </>
  )
}
