import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router'
import type { Route } from './+types/root'
import { applyTheme } from './platform/preferences'
import { queryClient } from './platform/query-client'
import { OfficeTexts, loadTexts } from './platform/texts'
import { ToastRegion } from './ui/toast-region'
import './styles/app.css'

export async function clientLoader() {
  applyTheme()
  return loadTexts()
}

export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-page-kind="office">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Haverhof</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Stands in the one page until the script is there. */
export function HydrateFallback() {
  return null
}

export default function Root({ loaderData: locale }: Route.ComponentProps) {
  const { language } = locale
  const navigate = useNavigate()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <I18nProvider locale={language}>
      <RouterProvider navigate={navigate}>
        <OfficeTexts locale={locale}>
          <QueryClientProvider client={queryClient}>
            <Outlet />
            <ToastRegion />
          </QueryClientProvider>
        </OfficeTexts>
      </RouterProvider>
    </I18nProvider>
  )
}

export { FailureScreen as ErrorBoundary } from './ui/failure-screen'
