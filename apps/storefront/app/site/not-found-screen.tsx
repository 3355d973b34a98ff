import { useTranslations } from 'use-intl'
import { AppLink } from '../ui/app-link'
import { Container } from '../ui/container'
import { SearchBox } from './search/search-box'
import { useLoadedShop } from './shop'

/** Nothing lives at this address (any more): the way on is a search or one of the shop's main shelves. */
export function NotFoundScreen({ gone = false }: { gone?: boolean }) {
  const text = useTranslations('shell.notFound')
  const shop = useLoadedShop()
  const shelves = shop?.navigation.primary ?? []
  return (
    <Container className="py-20">
      <h1 className="max-w-prose text-4xl">{gone ? text('goneTitle') : text('title')}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        {gone ? text('goneExplanation') : text('explanation')}
      </p>
      {shop?.searchUrl ? (
        <SearchBox action={shop.searchUrl} landmark={false} className="mt-8 max-w-prose" />
      ) : null}
      {shelves.length > 0 ? (
        <nav aria-labelledby="popular-categories" className="mt-12">
          <h2 id="popular-categories" className="text-xl">
            {text('popular')}
          </h2>
          <ul className="mt-4 grid gap-x-8 xs:grid-cols-2 md:grid-cols-4">
            {shelves.map((shelf) => (
              <li key={shelf.url} className="border-t border-line">
                <AppLink to={shelf.url} className="block py-3 hover:underline">
                  {shelf.title}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Container>
  )
}
