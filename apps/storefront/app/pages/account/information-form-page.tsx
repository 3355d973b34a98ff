import { useState } from 'react'
import { useTranslations } from '#texts'
import { answerNotFound } from '../../shared/shop/answer-with'
import { loadForm, useFormCode } from '../../features/account/details/form-code'
import { InformationForm } from '../../features/account/details/information-form'
import { informationAction } from '../../features/account/details/information-actions'
import { Loaded } from '../../features/account/loaded'
import { PageTitle } from '../../features/account/page-title'
import { useAccountContent } from '../../features/account/use-account-content'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import { ButtonLink } from '../../ui/button'
import type { Route } from './+types/information-form-page'
import { accountFacts, openAccountPage } from './account-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, params }: Route.LoaderArgs) {
  return { ...accountFacts(context.get(shopRequest).locale, 'information'), action: actionOf(params.action) }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const action = actionOf(params.action)
  const [page] = await Promise.all([openAccountPage('information'), loadForm(action)])
  return { ...page, action }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The form of one part of what the shop knows about the customer (ACCOUNT-PAGES-11). */
export default function InformationFormPage({ loaderData: { action } }: Route.ComponentProps) {
  const t = useTranslations('account.information')
  const answer = useAccountContent('account', (api) => api.account.get())
  useFormCode(action)
  const [isRemoved, setIsRemoved] = useState(false)
  if (isRemoved) return <AccountRemoved />
  return (
    <>
      <ButtonLink look="text" to="/account/information/">
        {t('back')}
      </ButtonLink>
      <PageTitle title={t(`parts.${action}`)} />
      <Loaded answer={answer}>
        {(account) => (
          <InformationForm
            key={action}
            action={action}
            account={account}
            reload={answer.reload}
            onRemoved={() => setIsRemoved(true)}
          />
        )}
      </Loaded>
    </>
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

function actionOf(given: string) {
  const action = informationAction(given)
  if (action === null) answerNotFound()
  return action
}
