import { useTranslations } from '#texts'
import { Byline } from '../../features/content/byline'
import { LanguageNote, Section, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { PageOpening } from '../../features/content/page-opening'
import { readingMinutes } from '../../features/content/reading'
import { StepByStep } from '../../features/content/step-by-step'
import { TeaserList } from '../../features/content/teaser-list'
import { Container } from '../../ui/container'
import { RelatedProducts } from '../parts/related-products'
import type { StepsData } from '../../loaders/kinds/advice-video.server'

/** An article to follow step by step; nothing on it promises a film (CONTENT-PAGES-4). */
export function Page({ data }: { data: StepsData }) {
  const t = useTranslations('content')
  const lang = useTextLanguage()(data.textLanguage)
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <article>
        <PageOpening
          title={data.title}
          intro={data.intro}
          lang={lang}
          eyebrow={t('videos')}
          image={data.image}
        >
          <Byline author={data.author} publishedOn={data.publishedOn} minutes={readingMinutes(data.body)} />
        </PageOpening>
        <LanguageNote textLanguage={data.textLanguage} />
        <StepByStep steps={data.body} images={data.stepImages} lang={lang} />
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
