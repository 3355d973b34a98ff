import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Byline } from '../../features/content/byline'
import { FeedLink } from '../../features/content/feed-link'
import { LanguageNote, Section, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { NewsList } from '../../features/content/news-list'
import { PageOpening } from '../../features/content/page-opening'
import { ReadingLayout } from '../../features/content/reading-layout'
import { Container } from '../../ui/container'
import { Prose } from '../../ui/prose'
import type { NewsItemData } from '../../loaders/kinds/news-item.server'

export function Page({ data }: { data: NewsItemData }) {
  const t = useTranslations('content.news')
  const lang = useTextLanguage()(data.textLanguage)
  return (
    <Container className="pb-20">
      <FeedLink of="news" />
      <Trail steps={data.breadcrumb} />
      <article>
        <PageOpening title={data.title} intro={data.intro} lang={lang} image={data.image}>
          <Byline author={data.author} publishedOn={data.publishedOn} />
        </PageOpening>
        <LanguageNote textLanguage={data.textLanguage} />
        <ReadingLayout chapters={[]}>
          <Prose blocks={data.body} lang={lang} />
        </ReadingLayout>
      </article>
      {data.more.length > 0 && (
        <Section id="more-news" title={t('more')}>
          <NewsList items={data.more} level={3} />
        </Section>
      )}
      <p className="mt-8" data-no-print>
        <Link
          to="/media"
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
        >
          {t('all')}
        </Link>
      </p>
    </Container>
  )
}
