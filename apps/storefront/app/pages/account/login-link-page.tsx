import { entranceCalls } from '@haverhof/api-client/entrance'
import { useLocation } from 'react-router'
import { AskForMail } from '../../features/sign-in/ask-for-mail'
import { shopRequest } from '../../toolkit/shop-request'
import { returnPath, withReturn } from '../../shared/account'
import { headMeta } from '../../shared/shop/page-head'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import type { Route } from './+types/login-link-page'
import { loadVisitorPage } from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadVisitorPage(context.get(shopRequest), 'askLink', returnPath(url.search))
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Asks for a link that signs in, and leads back to where the visitor was (SIGN-IN-PAGES-14). */
export default function LoginLinkPage() {
  const api = useApi()
  const { origin } = useShop()
  const back = returnPath(useLocation().search)
  const callbackUrl = `${origin}${withReturn('/account/link/', back)}`
  return (
    <AskForMail
      about="askLink"
      loginPath={withReturn('/account/login/', back)}
      send={(emailAddress, captcha) =>
        api.extended(entranceCalls).askForLink(emailAddress, callbackUrl, captcha)
      }
    />
  )
}
