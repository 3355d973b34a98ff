import { Outlet } from 'react-router'
import { shopRequest } from '../../toolkit/shop-request'
import { Container } from '../../ui/container'
import { sellsOrNotFound } from '../../loaders/parts/sells-or-not-found.server'
import { withTexts } from '../../shared/shop/locale'
import type { Route } from './+types/visitor-layout'

export { ErrorBoundary } from '../../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  sellsOrNotFound(context.get(shopRequest))
  return null
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'forms sign-in')
}

export function shouldRevalidate() {
  return false
}

/** The pages before the account: signing in, and everything that leads there. */
export default function VisitorLayout() {
  return (
    <Container className="py-8 sm:py-14">
      <Outlet />
    </Container>
  )
}
