import { redirect, useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { FollowLink } from '../../features/sign-in/follow-link'
import { SignInHeading } from '../../features/sign-in/sign-in-layout'
import { shopRequest } from '../../toolkit/shop-request'
import { openAccount } from '../../shared/account'
import { announce } from '../../shared/shop/announce'
import type { PageHandle } from '../../shared/shop/page-handle'
import { headMeta } from '../../shared/shop/page-head'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import type { Route } from './+types/confirm-page'
import {
  isForNewMailbox,
  isMailedLink,
  loadVisitorPage,
  secretPageHeaders,
  visitorPageFacts,
} from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export const handle: PageHandle = { isSecret: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown redirect as the answer
  if (!isMailedLink(url)) throw redirect('/')
  const shop = context.get(shopRequest)
  return isForNewMailbox(url) ? visitorPageFacts(shop, 'confirm') : loadVisitorPage(shop, 'confirm')
}

export function headers() {
  return secretPageHeaders()
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** SIGN-IN-PAGES-5: for visitors, and for the customer who has a new mailbox and confirms it here. */
export default function ConfirmPage() {
  const t = useTranslations('sign-in.confirm')
  const shop = useShop()
  const api = useApi()
  const navigate = useNavigate()
  const goOn = async () => {
    const account = openAccount(shop)
    await account.askAgain()
    announce(t('done'))
    await navigate(account.state.get().isAuthenticated ? '/account/' : '/account/login/?a=1', {
      replace: true,
    })
  }
  return (
    <div className="flex flex-col gap-5">
      <SignInHeading title={t('title')} />
      <FollowLink
        about="confirm"
        follow={async ({ userId, token }) => {
          await api.account.confirm(userId, token)
          await goOn()
        }}
      />
    </div>
  )
}
