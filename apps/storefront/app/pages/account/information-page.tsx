import { useEffect, useRef, useState } from 'react'
import { data, useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { loadForm, useFormCode } from '../../features/account/details/form-code'
import { InformationForm } from '../../features/account/details/information-form'
import { informationAction } from '../../features/account/details/information-actions'
import { InformationSummary } from '../../features/account/details/information-summary'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { useAccountContent } from '../../features/account/use-account-content'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import { ButtonLink } from '../../ui/button'
import { oneOf } from '../../toolkit/one-of'
import { Notice } from '../../ui/notice'
import type { Route } from './+types/information-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  return { ...accountFacts(context.get(shopRequest).locale, 'information'), action: actionOf(params.action) }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const action = actionOf(params.action)
  const [page] = await Promise.all([openAccountPage('information'), action && loadForm(action)])
  return { ...page, action }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** ACCOUNT-PAGES-11: what the shop knows about the customer; below it, one form for each part. */
export default function InformationPage({ loaderData: { action } }: Route.ComponentProps) {
  const t = useTranslations('account.information')
  const answer = useAccountContent('account', (api) => api.account.get())
  useFormCode(action)
  const [isRemoved, setIsRemoved] = useState(false)
  if (isRemoved) return <AccountRemoved />
  return (
    <>
      {action ? (
        <ButtonLink look="text" to="/account/information/">
          {t('back')}
        </ButtonLink>
      ) : null}
      <PageTitle title={action ? t(`parts.${action}`) : t('title')} />
      {action ? null : <SavedNotice />}
      <Loaded answer={answer}>
        {(account) =>
          action ? (
            <InformationForm
              key={action}
              action={action}
              account={account}
              reload={answer.reload}
              onRemoved={() => setIsRemoved(true)}
            />
          ) : (
            <InformationSummary account={account} />
          )
        }
      </Loaded>
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

function AccountRemoved() {
  const t = useTranslations('account.information.removed')
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <ButtonLink to="/">{t('go')}</ButtonLink>
    </>
  )
}

function actionOf(given: string | undefined) {
  const action = informationAction(given)
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown data as the failure to show
  if (given !== undefined && action === null) throw data(null, { status: 404 })
  return action
}
