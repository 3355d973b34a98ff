import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { AccountReasons } from '../../features/sign-in/account-reasons'
import { LoginForm } from '../../features/sign-in/login-form'
import { OtherWays } from '../../features/sign-in/other-ways'
import { LoginNotices } from '../../features/sign-in/login-notices'
import { SignInColumns, SignInHeading } from '../../features/sign-in/sign-in-layout'
import { shopRequest } from '../../toolkit/shop-request'
import { returnPath, withReturn } from '../../shared/account'
import { headMeta } from '../../shared/shop/page-head'
import { ButtonLink } from '../../ui/button'
import type { Route } from './+types/login-page'
import { loadVisitorPage } from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadVisitorPage(context.get(shopRequest), 'login', returnPath(url.search))
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function LoginPage() {
  const t = useTranslations('sign-in.login')
  const navigate = useNavigate()
  const back = returnPath(useLocation().search)
  const goOn = () => void navigate(back, { replace: true })
  return (
    <SignInColumns aside={<NewHere />}>
      <SignInHeading title={t('title')} />
      <LoginNotices flags={['i', 's', 'a', 'r', 'e']} />
      <LoginForm forgotPath="/account/forgot/" onSignedIn={goOn} />
      <OtherWays linkPath={withReturn('/account/login-link/', back)} onSignedIn={goOn} />
    </SignInColumns>
  )
}

function NewHere() {
  const t = useTranslations('sign-in.login.new')
  return (
    <section aria-labelledby="new-here" className="flex flex-col items-start gap-6">
      <h2 id="new-here" className="text-2xl">
        {t('title')}
      </h2>
      <AccountReasons />
      <ButtonLink to="/account/register/" look="brand">
        {t('go')}
      </ButtonLink>
    </section>
  )
}
