import { statusOfFailure } from '@haverhof/api-client'
import { redirect } from 'react-router'
import type { MessageKey } from '#texts'
import { answerWith } from '../shared/shop/answer-with'
import type { ShopRequest } from '../toolkit/shop-request'
import type { Alternates } from '../shared/seo/siblings'
import { textsOf } from '../shared/shop/locale'
import type { PageHead } from '../shared/shop/page-head'
import { cachedPath } from './parts/cached-paths.server'
import type { LoadedPage, PageLoad } from './parts/page-load'
import type { LoadedHead } from './parts/structured-data.server'
import { screenStatusOf, screenTextOf } from './parts/screen-text.server'

const kindFiles = import.meta.glob<{ load: PageLoad<unknown> }>('./kinds/*.server.ts', { eager: true })

export type ResolvedPage = {
  kind: string
  path: string
  data: unknown
  head: LoadedHead
  alternates?: Alternates
  status: number
  texts?: string
  isSecret?: boolean
}

/** A path becomes the page of its kind, a redirect, or the screen that says why neither (ROUTING-1). */
export async function resolvePage(shop: ShopRequest, url: URL): Promise<ResolvedPage> {
  try {
    const { route, alternates } = await cachedPath(shop, url.pathname)
    if (route.kind === 'redirect') return movedPage(shop, route, url)
    const load = kindFiles[`./kinds/${route.kind}.server.ts`]?.load
    if (!load) return await failedPage(shop, url, 404)
    const [page, siblings] = await Promise.all([load(shop, route, url), alternates()])
    return resolved(url, route.kind, page, siblings)
  } catch (error) {
    if (error instanceof Response) throw error
    await leadToNews(shop, url)
    return failedPage(shop, url, statusOfFailure(error))
  }
}

function resolved(url: URL, kind: string, page: LoadedPage<unknown>, alternates?: Alternates): ResolvedPage {
  return { kind, path: url.pathname, ...(alternates && { alternates }), status: 200, ...page }
}

/** Inside the shop a moved page is a redirect that keeps the query; to a stranger's address the visitor clicks (ROUTING-2). */
function movedPage(shop: ShopRequest, route: { url: string; permanent: boolean }, url: URL): ResolvedPage {
  const target = new URL(route.url, shop.origin)
  const isOurs = target.origin === shop.origin
  if (isOurs && target.pathname !== url.pathname) {
    if (!target.search) target.search = url.search
    answerWith(redirect(target.pathname + target.search + target.hash, route.permanent ? 301 : 302))
  }
  return resolved(url, 'moved', { data: { url: target.href }, head: screenHead(shop, 'moved.title') })
}

/** The number of a news item names it; whatever name stands behind it leads to the address it has (CONTENT-14). */
async function leadToNews(shop: ShopRequest, { pathname, search }: URL): Promise<void> {
  const newsItemId = Number(/^\/media\/(\d{1,9})\/[^/]+\/$/.exec(pathname)?.[1] ?? 0)
  const item = newsItemId === 0 ? null : await shop.api.content.newsItem(newsItemId).catch(() => null)
  if (item && item.url !== pathname) answerWith(redirect(item.url + search, 301))
}

async function failedPage(shop: ShopRequest, url: URL, failure: number): Promise<ResolvedPage> {
  const status = screenStatusOf(failure)
  const kind = status === 404 || status === 410 ? 'not-found' : 'failed'
  const data = { status, text: await screenTextOf(shop, status) }
  return resolved(url, kind, { data, head: screenHead(shop, titles[status] ?? 'error.title'), status })
}

const titles: Record<number, MessageKey<'shell'>> = { 404: 'notFound.title', 410: 'notFound.goneTitle' }

function screenHead(shop: ShopRequest, titleKey: MessageKey<'shell'>): PageHead {
  return { title: textsOf(shop.locale, 'shell')(titleKey), hidden: true }
}
