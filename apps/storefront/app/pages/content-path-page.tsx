import { createElement } from 'react'
import { data } from 'react-router'
import { shopRequest } from '../toolkit/shop-request'
import { loadTexts } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import type { Route } from './+types/content-path-page'
import { loadPageKind, pageOfKind } from './page-kinds'
import { resolvePage } from '../loaders/content-path.server'
import { withoutStructuredData } from '../loaders/parts/structured-data.server'

/** Every address that is content: the API says what it leads to, and the page of that kind shows it. */
export default function ContentPathPage({ loaderData }: Route.ComponentProps) {
  return createElement(pageOfKind(loaderData.kind), { key: loaderData.path, data: loaderData.data })
}

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { status, ...loaded } = await resolvePage(context.get(shopRequest), url)
  const page = withoutStructuredData(context, loaded)
  const retryAfter = status === 429 || status === 503 ? { 'retry-after': '5' } : {}
  return data(page, { status, headers: { 'x-page-kind': page.kind, ...retryAfter } })
}

/** In the browser the code of the kind and its texts arrive before the page is shown. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader()
  await Promise.all([loadPageKind(page.kind), loadTexts(page.texts ?? '')])
  return page
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}
