import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { AccountReasons } from '../../features/sign-in/account-reasons'
import { readPrefill, RegisterForm } from '../../features/sign-in/register-form'
import { MailboxScreen } from '../../features/sign-in/mailbox-screen'
import { SignInColumns, SignInHeading } from '../../features/sign-in/sign-in-layout'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import type { Route } from './+types/register-page'
import { loadVisitorPage } from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return loadVisitorPage(context.get(shopRequest), 'register')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function RegisterPage() {
  const t = useTranslations('sign-in.register')
  const { state } = useLocation()
  const [prefill, setPrefill] = useState(() => readPrefill(state))
  const [isSent, setIsSent] = useState(false)
  if (isSent)
    return (
      <MailboxScreen
        about="register"
        emailAddress={prefill.emailAddress ?? ''}
        loginPath="/account/login/"
        again={() => setIsSent(false)}
      />
    )
  return (
    <SignInColumns aside={<Reasons />}>
      <SignInHeading title={t('title')} intro={t('intro')} />
      <RegisterForm
        prefill={prefill}
        onSent={(customer) => {
          setPrefill(customer)
          setIsSent(true)
        }}
      />
      <p className="border-line flex flex-wrap items-center gap-x-3 border-t pt-4">
        {t('known')}
        <Link
          to="/account/login/"
          className="text-brand inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('login')}
        </Link>
      </p>
    </SignInColumns>
  )
}

function Reasons() {
  const t = useTranslations('sign-in.reasons')
  return (
    <section aria-labelledby="reasons" className="flex flex-col gap-6">
      <h2 id="reasons" className="text-2xl">
        {t('title')}
      </h2>
      <AccountReasons />
    </section>
  )
}
