import { useTranslations } from '#texts'
import { LinkList } from '../../features/content/link-list'
import { PageOpening } from '../../features/content/page-opening'
import { ReadingLayout } from '../../features/content/reading-layout'
import { Section, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { TeaserList } from '../../features/content/teaser-list'
import { Container } from '../../ui/container'
import { Prose } from '../../ui/prose'
import type { CategoryData } from '../../loaders/kinds/advice-category.server'

/** One topic of the advice or the blog, with all there is to read about it. */
export function Page({ data }: { data: CategoryData }) {
  const t = useTranslations('content')
  const lang = useTextLanguage()(data.textLanguage)
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <PageOpening title={data.title} intro={data.intro} lang={lang} image={data.image} />
      <ReadingLayout chapters={[]} aside={<LinkList title={t('topics')} links={data.otherTopics} />}>
        {data.body.length > 0 && <Prose blocks={data.body} lang={lang} className="mb-10" />}
        {data.articles.length > 0 ? <TeaserList teasers={data.articles} /> : <p>{t('noArticles')}</p>}
        {data.videos.length > 0 && (
          <Section id="videos" title={t('videos')}>
            <TeaserList teasers={data.videos} level={3} />
          </Section>
        )}
      </ReadingLayout>
    </Container>
  )
}
