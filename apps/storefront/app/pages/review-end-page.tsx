import { shopRequest } from '../toolkit/shop-request'
import { loadTexts, textsOf } from '../shared/shop/locale'
import { MailedAnswer } from '../shared/shop/mailed-answer'
import { headMeta } from '../shared/shop/page-head'
import { useApi } from '../shared/shop/use-api'
import type { Route } from './+types/review-end-page'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, 'reviews')
  const head = { title: t('end.title'), description: t('end.text'), hidden: true }
  return { texts: 'reviews', head }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), loadTexts('reviews')])
  return answer
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** REVIEWS-10: to be asked no more. */
export default function ReviewEndPage() {
  const api = useApi()
  return <MailedAnswer area="reviews.end" send={(token) => api.reviews.endRequests(token)} />
}
