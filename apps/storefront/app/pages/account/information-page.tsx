import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { InformationSummary } from '../../features/account/details/information-summary'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { useAccountContent } from '../../features/account/use-account-content'
import { oneOf } from '../../toolkit/one-of'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import { Notice } from '../../ui/notice'
import type { Route } from './+types/information-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return accountFacts(context.get(shopRequest).locale, 'information')
}

export function clientLoader() {
  return openAccountPage('information')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** What the shop knows about the customer, with a form for each part (ACCOUNT-PAGES-11). */
export default function InformationPage() {
  const t = useTranslations('account.information')
  const answer = useAccountContent('account', (api) => api.account.get())
  return (
    <>
      <PageTitle title={t('title')} />
      <SavedNotice />
      <Loaded answer={answer}>{(account) => <InformationSummary account={account} />}</Loaded>
    </>
  )
}

const hasWords = oneOf(['personal', 'company', 'password'])

/** What was just changed, told once on the page that the form leads back to. */
function SavedNotice() {
  const t = useTranslations('account.information.saved')
  const state = useLocation().state as { saved?: string } | null
  const saved = state?.saved
  const notice = useRef<HTMLDivElement>(null)
  // The window stays where the form was left, which may be further down.
  useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), [])
  if (!saved || !hasWords(saved)) return null
  return (
    <Notice tone="success" ref={notice} className="mb-6">
      {t(saved)}
    </Notice>
  )
}
