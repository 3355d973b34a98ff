import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { forgetBilling } from '../../features/checkout/steps/drafts'
import { FollowLink } from '../../features/sign-in/follow-link'
import { SignInHeading } from '../../features/sign-in/sign-in-layout'
import { shopRequest } from '../../toolkit/shop-request'
import { returnPath, signInByLink } from '../../shared/account'
import { announce } from '../../shared/shop/announce'
import type { PageHandle } from '../../shared/shop/page-handle'
import { headMeta } from '../../shared/shop/page-head'
import { useShop } from '../../shared/shop/shop'
import type { Route } from './+types/link-page'
import { requireMailedLink, loadVisitorPage, secretPageHeaders } from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export const handle: PageHandle = { isSecret: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  requireMailedLink(url, '/account/login-link/')
  return loadVisitorPage(context.get(shopRequest), 'link', returnPath(url.search))
}

export function headers() {
  return secretPageHeaders()
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Where the mailed link leads, in whatever browser it is opened; a click signs in there (SIGN-IN-PAGES-28). */
export default function LinkPage() {
  const t = useTranslations('sign-in.link')
  const shop = useShop()
  const navigate = useNavigate()
  const back = returnPath(useLocation().search)
  return (
    <div className="flex flex-col gap-5">
      <SignInHeading title={t('title')} />
      <FollowLink
        about="link"
        follow={async (link) => {
          await signInByLink(shop, link)
          forgetBilling()
          announce(t('done'))
          await navigate(back, { replace: true })
        }}
      />
    </div>
  )
}
