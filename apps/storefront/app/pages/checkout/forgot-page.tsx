import { AskForMail } from '../../features/sign-in/ask-for-mail'
import { shopRequest } from '../../toolkit/shop-request'
import { withTexts } from '../../shared/shop/locale'
import { headMeta } from '../../shared/shop/page-head'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import { Container } from '../../ui/container'
import { loadCheckoutVisitorPage } from '../../loaders/visitor-page.server'
import type { Route } from './+types/forgot-page'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return loadCheckoutVisitorPage(context.get(shopRequest), 'forgot')
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'forms sign-in')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The mailed link leads back into checkout (SIGN-IN-PAGES-29). */
export default function CheckoutForgotPage() {
  const api = useApi()
  const { origin } = useShop()
  return (
    <Container className="py-6 md:py-10">
      <AskForMail
        about="forgot"
        loginPath="/checkout/login/"
        send={(emailAddress, captcha) =>
          api.account.forgotPassword(emailAddress, `${origin}/checkout/reset/`, captcha)
        }
      />
    </Container>
  )
}
