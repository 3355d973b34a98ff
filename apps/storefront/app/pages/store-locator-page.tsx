import { useTranslations } from '#texts'
import { PageOpening } from '../features/content/page-opening'
import { Trail } from '../features/content/reading-parts'
import { DealerFinder } from '../features/dealers/dealer-finder'
import { shopRequest } from '../toolkit/shop-request'
import { loadLocale } from '../shared/shop/locale'
import { headMeta } from '../shared/shop/page-head'
import { ButtonLink } from '../ui/button'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import type { Route } from './+types/store-locator-page'
import { loadDealers } from '../loaders/dealers.server'
import { withoutStructuredData } from '../loaders/parts/structured-data.server'

export { ErrorBoundary } from '../site/screens/failure-screen'

export async function loader({ context, url }: Route.LoaderArgs) {
  return withoutStructuredData(context, await loadDealers(context.get(shopRequest), url))
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { locale = '' } = document.documentElement.dataset
  const [answer] = await Promise.all([serverLoader(), loadLocale(locale, 'dealers')])
  return answer
}

export function meta(args: Route.MetaArgs) {
  return headMeta(args.loaderData?.head, args)
}

/** Where the feed can be bought over a counter. */
export default function StoreLocatorPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('dealers')
  const { title, breadcrumb, dealers, countries, search, becomeLink } = loaderData
  return (
    <Container className="pb-20">
      <Trail steps={breadcrumb} />
      <PageOpening title={title} {...(dealers.length > 0 && { intro: t('intro') })} />
      {dealers.length > 0 ? (
        <DealerFinder dealers={dealers} countries={countries} search={search} />
      ) : (
        <EmptyState icon="store" title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      {becomeLink ? (
        <section
          aria-labelledby="become-dealer"
          data-no-print
          className="border-line mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t pt-8"
        >
          <div>
            <h2 id="become-dealer" className="text-2xl">
              {t('become.title')}
            </h2>
            <p className="text-muted mt-2 max-w-prose">{t('become.text')}</p>
          </div>
          <ButtonLink to={becomeLink.url}>{becomeLink.title}</ButtonLink>
        </section>
      ) : null}
    </Container>
  )
}
