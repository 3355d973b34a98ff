import { AskForMail } from '../../features/sign-in/ask-for-mail'
import { shopRequest } from '../../toolkit/shop-request'
import { headMeta } from '../../shared/shop/page-head'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import type { Route } from './+types/forgot-page'
import { loadVisitorPage } from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return loadVisitorPage(context.get(shopRequest), 'forgot')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function ForgotPage() {
  const api = useApi()
  const { origin } = useShop()
  return (
    <AskForMail
      about="forgot"
      loginPath="/account/login/"
      send={(emailAddress, captcha) =>
        api.account.forgotPassword(emailAddress, `${origin}/account/reset/`, captcha)
      }
    />
  )
}
