import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { FollowLink } from '../../features/sign-in/follow-link'
import type { MailedLink } from '../../features/sign-in/mailed-link'
import { RegistrationProof, type Unproven, unprovenCodes } from '../../features/sign-in/registration-proof'
import { SignInHeading } from '../../features/sign-in/sign-in-layout'
import { shopRequest } from '../../toolkit/shop-request'
import { openAccount } from '../../shared/account'
import { announce } from '../../shared/shop/announce'
import { problemOf } from '../../shared/shop/problem'
import type { PageHandle } from '../../shared/shop/page-handle'
import { headMeta } from '../../shared/shop/page-head'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import type { Route } from './+types/confirm-page'
import {
  isForNewMailbox,
  requireMailedLink,
  loadVisitorPage,
  secretPageHeaders,
  visitorPageFacts,
} from '../../loaders/visitor-page.server'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export const handle: PageHandle = { isSecret: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  requireMailedLink(url, '/')
  const shop = context.get(shopRequest)
  return isForNewMailbox(url) ? visitorPageFacts(shop, 'confirm') : loadVisitorPage(shop, 'confirm')
}

export function headers() {
  return secretPageHeaders()
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** For visitors, and for the customer who has a new mailbox and confirms it here (SIGN-IN-PAGES-18). */
export default function ConfirmPage() {
  const t = useTranslations('sign-in.confirm')
  const shop = useShop()
  const api = useApi()
  const navigate = useNavigate()
  const [unproven, setUnproven] = useState<{ code: Unproven; link: MailedLink } | null>(null)
  const goOn = async () => {
    const account = openAccount(shop)
    await account.askAgain()
    announce(t('done'))
    await navigate(account.state.get().isAuthenticated ? '/account/' : '/account/login/?a=1', {
      replace: true,
    })
  }
  /** This browser goes on at once if it registered; else the page asks who did (ACCOUNTS-23). */
  const follow = async (link: MailedLink) => {
    try {
      await api.account.confirm(link.userId, link.token, { proof: 'browser' })
    } catch (error) {
      const code = unprovenCodes.find((each) => each === problemOf(error).code)
      if (!code) throw error
      setUnproven({ code, link })
      return
    }
    await goOn()
  }
  return (
    <div className="flex flex-col gap-5">
      <SignInHeading title={t('title')} />
      {unproven ? (
        <RegistrationProof
          unproven={unproven.code}
          confirm={async (proof) => {
            await api.account.confirm(unproven.link.userId, unproven.link.token, proof)
            await goOn()
          }}
        />
      ) : (
        <FollowLink about="confirm" follow={follow} />
      )}
    </div>
  )
}
