import { useTranslations } from '#texts'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { ReturnList } from '../../features/returns/return-list'
import { ReturnableList, takesChangeOfMind } from '../../features/returns/returnable-list'
import type { ReturnableLine } from '../../features/returns/send-return'
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

/** What can come back and what did (ACCOUNT-PAGES-14). */
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
            <Returnable lines={returnable} />
            <ReturnList returns={returns} />
          </div>
        )}
      </Loaded>
    </>
  )
}

/** What can still be sent back for any reason, and below it what only a defect brings back (RETURNS-12). */
function Returnable({ lines }: { lines: readonly ReturnableLine[] }) {
  const t = useTranslations('returns')
  const recent = lines.filter(takesChangeOfMind)
  const older = lines.filter((line) => !takesChangeOfMind(line))
  return (
    <>
      {recent.length > 0 || older.length === 0 ? (
        <section aria-labelledby="returnable">
          <SectionHeading id="returnable" title={t('returnable')} />
          <ReturnableList lines={recent} />
        </section>
      ) : null}
      {older.length > 0 ? (
        <section aria-labelledby="older">
          <SectionHeading id="older" title={t('older')} />
          <ReturnableList lines={older} />
        </section>
      ) : null}
    </>
  )
}
