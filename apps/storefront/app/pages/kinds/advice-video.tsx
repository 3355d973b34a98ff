import { useTranslations } from '#texts'
import { Byline } from '../../features/content/byline'
import { LanguageNote } from '../../features/content/language-note'
import { PageOpening } from '../../features/content/page-opening'
import { Section } from '../../features/content/section'
import { TeaserList } from '../../features/content/teaser-list'
import { useTextLanguage } from '../../features/content/text-language'
import { Transcript } from '../../features/content/transcript'
import { Trail } from '../../features/content/trail'
import { Container } from '../../ui/container'
import { RelatedProducts } from '../related-products'
import type { ArticleData } from './advice-article'

export type VideoData = ArticleData & { durationSeconds: number | null }

/** CONTENT-PAGES-4: a film to read, scene by scene. */
export function Page({ data }: { data: VideoData }) {
  const t = useTranslations('content')
  const lang = useTextLanguage()(data.textLanguage)
  const minutes = Math.max(1, Math.round((data.durationSeconds ?? 0) / 60))
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <article>
        <PageOpening title={data.title} intro={data.intro} lang={lang} eyebrow={t('transcript.kind')}>
          <Byline author={data.author} publishedOn={data.publishedOn} />
          {data.durationSeconds !== null && (
            <p className="mt-4">{t('transcript.note', { duration: t('transcript.minutes', { minutes }) })}</p>
          )}
        </PageOpening>
        <LanguageNote textLanguage={data.textLanguage} />
        <Transcript scenes={data.body} lang={lang} />
      </article>
      <RelatedProducts title={t('relatedProducts')} cards={data.products} />
      {data.related.length > 0 && (
        <Section id="related" title={t('relatedArticles')}>
          <TeaserList teasers={data.related} level={3} />
        </Section>
      )}
    </Container>
  )
}
