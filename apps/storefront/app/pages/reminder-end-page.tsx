import { horseCalls } from '@haverhof/api-client/horses'
import { shopRequest } from '../toolkit/shop-request'
import { loadTexts, textsOf } from '../shared/shop/locale'
import { MailedAnswer } from '../shared/shop/mailed-answer'
import { headMeta } from '../shared/shop/page-head'
import { useApi } from '../shared/shop/use-api'
import type { Route } from './+types/reminder-end-page'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, 'horses')
  const head = { title: t('end.title'), description: t('end.text'), hidden: true }
  return { texts: 'horses', head }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), loadTexts('horses')])
  return answer
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** HORSES-12: no more mails about packs that run out. */
export default function ReminderEndPage() {
  const api = useApi()
  return <MailedAnswer area="horses.end" send={(token) => api.extended(horseCalls).endReminders(token)} />
}
