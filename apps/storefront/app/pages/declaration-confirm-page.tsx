import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'
import { loadTexts, textsOf } from '../shared/shop/locale'
import { MailedAnswer } from '../shared/shop/mailed-answer'
import { headMeta } from '../shared/shop/page-head'
import { useApi } from '../shared/shop/use-api'
import { shopRequest } from '../toolkit/shop-request'
import type { Route } from './+types/declaration-confirm-page'

export { ErrorBoundary } from '../site/screens/failure-screen'

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, 'withdrawal')
  const head = { title: t('mailbox.title'), description: t('mailbox.text'), hidden: true }
  return { texts: 'withdrawal', head }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), loadTexts('withdrawal')])
  return answer
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** WITHDRAWAL-8: the reader of the mailbox confirms a withdrawal or an ending. */
export default function DeclarationConfirmPage() {
  const api = useApi()
  return (
    <MailedAnswer
      area="withdrawal.mailbox"
      send={(token) => api.extended(repeatDeliveryCalls).confirmDeclaration(token)}
    />
  )
}
