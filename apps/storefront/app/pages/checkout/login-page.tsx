import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { LoginForm } from '../../features/sign-in/login-form'
import { OtherWays } from '../../features/sign-in/other-ways'
import { LoginNotices } from '../../features/sign-in/login-notices'
import { SignInColumns, SignInHeading } from '../../features/sign-in/sign-in-layout'
import { forgetBilling } from '../../features/checkout/steps/drafts'
import { shopRequest } from '../../toolkit/shop-request'
import { withTexts } from '../../shared/shop/locale'
import { headMeta } from '../../shared/shop/page-head'
import { ButtonLink } from '../../ui/button'
import { Container } from '../../ui/container'
import { loadCheckoutVisitorPage } from '../../loaders/visitor-page.server'
import type { Route } from './+types/login-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return loadCheckoutVisitorPage(context.get(shopRequest), 'login')
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'forms sign-in')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Signing in on the way to an order keeps the cart and leads back to the first step, filled in (SIGN-IN-PAGES-11). */
export default function CheckoutLoginPage() {
  const t = useTranslations('sign-in.login')
  const navigate = useNavigate()
  const goOn = () => {
    forgetBilling()
    void navigate('/checkout/billing/', { replace: true })
  }
  return (
    <Container className="py-6 md:py-10">
      <SignInColumns aside={<WithoutAccount />}>
        <SignInHeading title={t('title')} intro={t('checkout.intro')} />
        <LoginNotices flags={['i', 'r']} />
        <LoginForm forgotPath="/checkout/forgot/" onSignedIn={goOn} />
        <OtherWays linkPath="/account/login-link/?returnUrl=/checkout/billing/" onSignedIn={goOn} />
      </SignInColumns>
    </Container>
  )
}

function WithoutAccount() {
  const t = useTranslations('sign-in.login.checkout')
  return (
    <section aria-labelledby="without-account" className="flex flex-col items-start gap-4">
      <h2 id="without-account" className="text-2xl">
        {t('guestTitle')}
      </h2>
      <p>{t('guestText')}</p>
      <ButtonLink to="/checkout/billing/">{t('guest')}</ButtonLink>
    </section>
  )
}
