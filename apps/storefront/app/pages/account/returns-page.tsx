import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { ReturnList } from '../../features/returns/return-list'
import { ReturnableList } from '../../features/returns/returnable-list'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import { SectionHeading } from '../../ui/section-heading'
import type { Route } from './+types/returns-page'
import { accountFacts, openAccountPage } from './account-page'
import { useReturns } from './returns-answer'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'returns')
}

export function clientLoader() {
  return openAccountPage('returns')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** ACCOUNT-PAGES-14: what can come back and what did. */
export default function ReturnsPage() {
  const account = useTranslations('account')
  const t = useTranslations('returns')
  const answer = useReturns()
  return (
    <>
      <PageTitle title={account('returns.title')}>{t('intro')}</PageTitle>
      <Loaded answer={answer}>
        {({ returns, returnable }) => (
          <div className="flex flex-col gap-12">
            <section aria-labelledby="returnable">
              <SectionHeading id="returnable" title={t('returnable')} />
              <ReturnableList lines={returnable} />
            </section>
            <ReturnList returns={returns} />
          </div>
        )}
      </Loaded>
    </>
  )
}
