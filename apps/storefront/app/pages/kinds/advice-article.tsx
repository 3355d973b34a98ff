import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Byline } from '../../features/content/byline'
import { LanguageNote, Section, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { outlineOf } from '../../features/content/outline'
import { PageOpening } from '../../features/content/page-opening'
import { ReadingLayout } from '../../features/content/reading-layout'
import { readingMinutes } from '../../features/content/reading'
import { TeaserList } from '../../features/content/teaser-list'
import { Container } from '../../ui/container'
import { Prose } from '../../ui/prose'
import { RelatedProducts } from '../parts/related-products'
import type { ArticleData } from '../../loaders/parts/article-data.server'

/** An article of the advice or the blog. */
export function Page({ data }: { data: ArticleData }) {
  const t = useTranslations('content')
  const lang = useTextLanguage()(data.textLanguage)
  const topic = data.category && (
    <Link to={data.category.url} className="hover:underline">
      {data.category.title}
    </Link>
  )
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <article>
        <PageOpening title={data.title} intro={data.intro} lang={lang} eyebrow={topic} image={data.image}>
          <Byline author={data.author} publishedOn={data.publishedOn} minutes={readingMinutes(data.body)} />
        </PageOpening>
        <LanguageNote textLanguage={data.textLanguage} />
        <ReadingLayout chapters={outlineOf(data.body)} lang={lang}>
          <Prose blocks={data.body} lang={lang} />
        </ReadingLayout>
      </article>
      <RelatedProducts title={t('relatedProducts')} cards={data.products} />
      {data.related.length > 0 && (
        <div data-no-print>
          <Section id="related" title={t('relatedArticles')}>
            <TeaserList teasers={data.related} level={3} />
          </Section>
        </div>
      )}
    </Container>
  )
}
