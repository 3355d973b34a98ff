import { useTranslations } from '#texts'
import { FeedLink } from '../features/content/feed-link'
import { NewsList } from '../features/content/news-list'
import { PageOpening } from '../features/content/page-opening'
import { Trail } from '../features/content/reading-parts'
import { shopRequest } from '../toolkit/shop-request'
import { withTexts } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { Container } from '../ui/container'
import type { Route } from './+types/news-overview-page'
import { loadNews } from '../loaders/news.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context }: Route.LoaderArgs) {
  return loadNews(context.get(shopRequest))
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTexts(serverLoader, 'content')
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

export default function NewsOverviewPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('content.news')
  const { page, items } = loaderData
  return (
    <Container className="pb-20">
      {items.length > 0 && <FeedLink of="news" />}
      <Trail steps={page.breadcrumb} />
      <PageOpening title={page.title} intro={page.intro} />
      {items.length > 0 ? <NewsList items={items} /> : <p>{t('none')}</p>}
    </Container>
  )
}
