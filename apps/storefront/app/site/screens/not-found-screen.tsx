import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Container } from '../../ui/container'
import { MessageScreen } from '../../ui/message-screen'
import { useBrandLayout } from '../../shared/brand'
import { SearchBox } from '../../shared/search/search-box'
import { type MenuItem, useLoadedShop } from '../../shared/shop/shop'

/** `children` are the words of the site, instead of the explanation. */
type Props = { gone?: boolean; children?: ReactNode }

/**
 * Nothing lives at this address (any more): the way on is a search, on small
 * screens the one of the header, or one of the shop’s main categories.
 */
export function NotFoundScreen({ gone = false, children }: Props) {
  const t = useTranslations('shell.notFound')
  const shop = useLoadedShop()
  const { drawings } = useBrandLayout()
  const categories = shop?.navigation.primary ?? []
  return (
    <>
      <MessageScreen drawing={drawings.notFound} title={gone ? t('goneTitle') : t('title')}>
        {children ?? (
          <p className="mt-4 text-lg text-muted">{gone ? t('goneExplanation') : t('explanation')}</p>
        )}
        {shop?.searchUrl ? (
          <SearchBox action={shop.searchUrl} landmark={false} className="mt-8 max-md:hidden" />
        ) : null}
      </MessageScreen>
      {categories.length > 0 ? <Categories title={t('popular')} categories={categories} /> : null}
    </>
  )
}

function Categories({ title, categories }: { title: string; categories: readonly MenuItem[] }) {
  return (
    <Container className="pb-16">
      <nav aria-labelledby="popular-categories">
        <h2 id="popular-categories" className="text-xl">
          {title}
        </h2>
        <ul className="mt-4 grid gap-x-8 border-b border-line xs:grid-cols-2 md:grid-cols-4">
          {categories.map((category) => (
            <li key={category.url} className="border-t border-line">
              <Link to={category.url} lang={category.lang} className="block py-3 hover:underline">
                {category.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
