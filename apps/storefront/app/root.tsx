import { isRouteErrorResponse, Outlet } from 'react-router'
import { IntlProvider } from 'use-intl/react'
import type { Route } from './+types/root'
import { CompareLink, ServiceOpenNow } from './pages/frame-parts'
import { shopRequest } from './platform/shop-request'
import { Document } from './site/document'
import { ErrorScreen } from './site/error-screen'
import { loadShop } from './site/load-shop.server'
import { messagesOf } from './site/locale'
import { NotFoundScreen } from './site/not-found-screen'
import { Shell } from './site/shell'
import { useShopFacts } from './site/use-shop-facts'
import './styles/app.css'

export async function loader({ context }: Route.LoaderArgs) {
  return loadShop(context.get(shopRequest))
}

/** The frame is the same on every page of a host. */
export function shouldRevalidate() {
  return false
}

/** Stays in place whatever the page inside does, also when it fails. */
export function Layout({ children }: { children: React.ReactNode }) {
  const facts = useShopFacts()
  return (
    <Document facts={facts}>
      <IntlProvider locale={facts.culture} messages={messagesOf(facts.locale)} timeZone="Europe/Amsterdam">
        <Shell headerActions={<CompareLink />} openNow={<ServiceOpenNow />}>
          {children}
        </Shell>
      </IntlProvider>
    </Document>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 || status === 410 ? <NotFoundScreen gone={status === 410} /> : <ErrorScreen />
}
