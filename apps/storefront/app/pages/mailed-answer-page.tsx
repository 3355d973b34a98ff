import type { ApiClient } from '@haverhof/api-client'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'
import { withTexts, textsOf } from '../shared/shop/locale'
import { MailedAnswer } from '../shared/shop/mailed-answer'
import { type MailedAnswerArea, mailedAnswerAreas } from '../shared/shop/mailed-answer-areas'
import { headMeta } from '../shared/shop/page-head'
import { useApi } from '../shared/shop/use-api'
import { shopRequest } from '../toolkit/shop-request'
import type { Route } from './+types/mailed-answer-page'

export { ErrorBoundary } from '../site/screens/failure-screen'

/** What the press on a mailed page tells the shop; calls that no other page needs are loaded at the press. */
const answers = {
  'newsletter.confirm': (api, token) => api.newsletter.confirm(token),
  'newsletter.unsubscribe': (api, token) => api.newsletter.unsubscribe(token),
  // No more requests for reviews (REVIEWS-10).
  'reviews.end': (api, token) => api.reviews.endRequests(token),
  // No mail when the pack is back (STOCK-ALERTS-5).
  'stock-alert.end': (api, token) => api.stockAlerts.end(token),
  // No more mails about packs that run out (HORSES-12).
  'horses.end': async (api, token) => {
    const { horseCalls } = await import('@haverhof/api-client/horses')
    await api.extended(horseCalls).endReminders(token)
  },
  // The reader of the mailbox confirms a withdrawal or an ending (WITHDRAWAL-8).
  'withdrawal.mailbox': async (api, token) => {
    const { repeatDeliveryCalls } = await import('@haverhof/api-client/repeat-deliveries')
    await api.extended(repeatDeliveryCalls).confirmDeclaration(token)
  },
} satisfies Record<MailedAnswerArea, (api: ApiClient, token: string) => Promise<void>>

export function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const area = areaOf(request)
  const t = textsOf(shop.locale, area)
  return { texts: fileOf(area), area, head: { title: t('title'), description: t('text'), hidden: true } }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, fileOf(areaOf(request)))
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** The pages that mailed links lead to: each asks, and a press answers. */
export default function MailedAnswerPage({ loaderData: { area } }: Route.ComponentProps) {
  const api = useApi()
  return <MailedAnswer key={area} area={area} send={(token) => answers[area](api, token)} />
}

function areaOf({ url }: Request): MailedAnswerArea {
  const path = new URL(url).pathname.replaceAll(/^\/|\/$/g, '') as keyof typeof mailedAnswerAreas
  return mailedAnswerAreas[path]
}

/** The file of an area's texts. */
function fileOf(area: string): string {
  return area.split('.')[0] ?? area
}
