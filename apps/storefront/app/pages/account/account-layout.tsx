import { Outlet, useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { AccountNav } from '../../features/account/account-nav'
import { shopRequest } from '../../toolkit/shop-request'
import { signOut, useAccount } from '../../shared/account'
import { customersOnly } from '../../loaders/parts/session.server'
import { announce } from '../../shared/shop/announce'
import { withTexts } from '../../shared/shop/locale'
import type { PageHandle } from '../../shared/shop/page-handle'
import { useShop } from '../../shared/shop/shop'
import { Container } from '../../ui/container'
import { sellsOrNotFound } from '../../loaders/parts/sells-or-not-found.server'
import type { Route } from './+types/account-layout'

export { ErrorBoundary } from '../../site/screens/failure-screen'

const texts = 'account forms'

/** Going from room to room leaves the window where it is (ACCOUNT-PAGES-31). */
export const handle: PageHandle = { keepScroll: true, texts }

/** Requires a session (ACCOUNT-PAGES-3). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  await customersOnly(shop, url)
  return null
}

/** In the browser the texts of the account arrive before its first page is shown. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, texts)
}

/** Inside, every answer of the API says whether the session still holds. */
export function shouldRevalidate() {
  return false
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function AccountLayout() {
  const t = useTranslations('account.nav')
  const navigate = useNavigate()
  const shop = useShop()
  const { isLoaded, isAuthenticated, accountInfo } = useAccount()
  const leave = async () => {
    await signOut(shop)
    announce(t('signedOut'))
    await navigate('/')
  }
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 pb-12 md:grid-cols-[24rem_minmax(0,1fr)] md:pt-10 lg:gap-x-20">
      {isLoaded && !isAuthenticated ? null : (
        <AccountNav
          unread={accountInfo?.unreadQuickscanResults ?? 0}
          hasResults={shop.site.enableRqs}
          hasRepeats={shop.site.repeatPercent !== null}
          signOut={() => void leave()}
        />
      )}
      <div className="min-h-[85dvh] min-w-0 pt-2 md:pt-0">
        <Outlet />
      </div>
    </Container>
  )
}
