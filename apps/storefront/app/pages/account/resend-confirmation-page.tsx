import { AskForMail } from '../../features/sign-in/ask-for-mail'
import { expiredAccount } from '../../features/sign-in/mailed-link'
import { ResendToKnown } from '../../features/sign-in/resend-to-known'
import { shopRequest } from '../../toolkit/shop-request'
import { useStore } from '../../toolkit/store'
import { headMeta } from '../../shared/shop/page-head'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import type { Route } from './+types/resend-confirmation-page'
import { loadVisitorPage } from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return loadVisitorPage(context.get(shopRequest), 'resend')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function ResendConfirmationPage() {
  const api = useApi()
  const { origin } = useShop()
  const userId = useStore(expiredAccount, null)
  if (userId !== null) return <ResendToKnown userId={userId} />
  return (
    <AskForMail
      about="resend"
      loginPath="/account/login/"
      send={(emailAddress, captcha) =>
        api.account.resendConfirmation({ emailAddress }, `${origin}/account/confirm/`, captcha)
      }
    />
  )
}
