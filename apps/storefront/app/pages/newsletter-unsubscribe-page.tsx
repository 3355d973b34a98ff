import { shopRequest } from '../toolkit/shop-request'
import { loadNewsletterPage } from '../loaders/newsletter.server'
import { loadTexts } from '../shared/shop/locale'
import { MailedAnswer } from '../shared/shop/mailed-answer'
import { headMeta } from '../shared/shop/page-head'
import { useApi } from '../shared/shop/use-api'
import type { Route } from './+types/newsletter-unsubscribe-page'

export { ErrorBoundary } from '../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  return loadNewsletterPage(context.get(shopRequest), 'unsubscribe')
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), loadTexts('newsletter')])
  return answer
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function NewsletterUnsubscribePage() {
  const api = useApi()
  return <MailedAnswer area="newsletter.unsubscribe" send={(token) => api.newsletter.unsubscribe(token)} />
}
