import { AskForMail } from '../../features/sign-in/ask-for-mail'
import { shopRequest } from '../../platform/shop-request'
import { headMeta } from '../../site/page-head'
import { useShop } from '../../site/shop'
import { useApi } from '../../site/use-api'
import type { Route } from './+types/forgot-page'
import { loadVisitorPage } from './load-visitor-page.server'

export { ErrorBoundary } from '../../site/failure-screen'

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
