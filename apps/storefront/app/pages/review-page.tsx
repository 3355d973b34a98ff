import type { Schemas } from '@haverhof/api-client'
import { statusOfFailure } from '@haverhof/api-client/api-error'
import { useSyncExternalStore } from 'react'
import { useTranslations } from '#texts'
import { ReviewRequest } from '../features/reviews/review-request'
import { shopRequest } from '../toolkit/shop-request'
import { withTexts, textsOf } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { useQuery } from '../shared/shop/use-query'
import { ButtonLink } from '../ui/button'
import { Container } from '../ui/container'
import { Notice } from '../ui/notice'
import type { Route } from './+types/review-page'
import { sellsOrNotFound } from '../loaders/parts/sells-or-not-found.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

const texts = 'forms product reviews'

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest)
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, 'reviews')
  return { texts, head: { title: t('request.title'), description: t('request.intro'), hidden: true } }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, texts)
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** What the mailed request leads to (REVIEWS-7). The browser asks for the order; the page itself knows nothing. */
export default function ReviewPage() {
  const t = useTranslations('reviews')
  const load = useRequest()
  return (
    <Container className="flex flex-col gap-6 py-10 sm:py-14">
      <h1 className="text-title sm:text-4xl">{t('request.title')}</h1>
      {load.state === 'pending' ? <p className="text-muted min-h-96">{t('dialog.pending')}</p> : null}
      {load.state === 'ready' ? (
        <>
          <p className="text-muted max-w-prose text-lg">{t('request.intro')}</p>
          <ReviewRequest request={load.request} token={load.token} />
        </>
      ) : null}
      {load.state === 'failed' ? (
        <>
          <Notice tone="danger" className="max-w-prose">
            {t(load.isGone ? 'request.failed' : 'request.unexpected')}
          </Notice>
          <ButtonLink to="/" className="self-start">
            {t('request.home')}
          </ButtonLink>
        </>
      ) : null}
    </Container>
  )
}

type RequestLoad =
  | { state: 'pending' }
  | { state: 'ready'; request: Schemas['ReviewRequest']; token: string }
  | { state: 'failed'; isGone: boolean }

function useRequest(): RequestLoad {
  const token = useSyncExternalStore(watchNothing, currentToken, () => null)
  const { content } = useQuery(token === null ? null : `review-request ${token}`, (api) =>
    api.reviews.request(token ?? ''),
  )
  if (content?.state === 'resolved') return { state: 'ready', request: content.value, token: token ?? '' }
  if (content?.state !== 'rejected') return { state: 'pending' }
  // An unknown token is refused as such.
  return { state: 'failed', isGone: [400, 404].includes(statusOfFailure(content.error)) }
}

function watchNothing(): () => void {
  return () => undefined
}

function currentToken(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}
