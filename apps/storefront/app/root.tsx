import { type MiddlewareFunction, Outlet } from 'react-router'
import type { Route } from './+types/root'
import { CompareLink, ServiceOpenNow } from './pages/frame-parts'
import { shopRequest } from './toolkit/shop-request'
import { TextsProvider } from '#texts'
import { Document } from './site/document'
import { loadShop } from './loaders/shop.server'
import { loadWholeLocale, useMessages } from './shared/shop/locale'
import { Shell } from './site/shell'
import { useShopFacts } from './shared/shop/use-shop-facts'
import './styles/app.css'

export { ErrorBoundary } from './site/screens/failure-screen'

/** Texts are there when loaders begin: some of them write titles. */
export const middleware: MiddlewareFunction<Response>[] = [
  namePageKind,
  async ({ context }, next) => {
    await loadWholeLocale(context.get(shopRequest).locale)
    return next()
  },
]

/** What the server counts a page as: its kind of content, or else the pattern of its route (OBSERVABILITY-2). */
async function namePageKind(
  { pattern }: { pattern: string },
  next: () => Promise<Response>,
): Promise<Response> {
  const response = await next()
  if (!response.headers.has('x-page-kind')) response.headers.set('x-page-kind', pattern)
  return response
}

export async function loader({ context }: Route.LoaderArgs) {
  return loadShop(context.get(shopRequest))
}

/** The frame is the same on every page of a host. */
export function shouldRevalidate() {
  return false
}

/** The document around every page; when the shop itself cannot be read, around the error screen. */
export function Layout({ children }: { children: React.ReactNode }) {
  const facts = useShopFacts()
  return (
    <Document facts={facts}>
      <TextsProvider culture={facts.culture} messages={useMessages(facts.locale)}>
        <Shell headerActions={<CompareLink />} openNow={<ServiceOpenNow />}>
          {children}
        </Shell>
      </TextsProvider>
    </Document>
  )
}

export default function Root() {
  return <Outlet />
}
