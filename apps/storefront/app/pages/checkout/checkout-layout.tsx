import { Outlet } from 'react-router'
import { CheckoutSteps } from '../../features/checkout/steps/checkout-steps'
import { shopRequest } from '../../toolkit/shop-request'
import { CheckoutFrame } from '../../site/checkout/checkout-frame'
import { ErrorBoundary as Failure } from '../../site/screens/failure-screen'
import { LateFooter } from '../../site/footer/late-footer'
import { Header } from '../../site/header/header'
import { withTexts } from '../../shared/shop/locale'
import type { PageHandle } from '../../shared/shop/page-handle'
import { ServiceOpenNow } from '../frame-parts'
import type { Route } from './+types/checkout-layout'
import { sellsOrNotFound } from '../../loaders/parts/sells-or-not-found.server'

const texts = 'checkout forms'

export const handle: PageHandle = { layout: 'checkout', texts }

export function loader({ context }: Route.LoaderArgs) {
  sellsOrNotFound(context.get(shopRequest))
  return null
}

/** In the browser the texts of checkout arrive before its first page is shown. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, texts)
}

export function shouldRevalidate() {
  return false
}

/** Nothing of checkout is kept on the way. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function CheckoutLayout() {
  return (
    <CheckoutFrame steps={<CheckoutSteps />} openNow={<ServiceOpenNow />}>
      <Outlet />
    </CheckoutFrame>
  )
}

/** Where there is no checkout, the shop's own frame stands around the reason. */
export function ErrorBoundary() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
        <Failure />
      </main>
      <LateFooter openNow={<ServiceOpenNow />} />
    </>
  )
}
