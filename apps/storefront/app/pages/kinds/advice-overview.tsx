import { useTranslations } from '#texts'
import { PageOpening } from '../../features/content/page-opening'
import { Section, Trail } from '../../features/content/reading-parts'
import { TeaserList } from '../../features/content/teaser-list'
import { TopicGrid } from '../../features/content/topic-grid'
import { Container } from '../../ui/container'
import type { OverviewData } from '../../loaders/kinds/advice-overview.server'

/** The advice of the shop, or its blog: topics first, then what is new. */
export function Page({ data }: { data: OverviewData }) {
  const t = useTranslations('content')
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <PageOpening title={data.title} intro={data.intro} />
      <TopicGrid
        topics={data.topics.map((topic) => ({ ...topic, note: t('articleCount', { count: topic.count }) }))}
      />
      {data.latest.length > 0 && (
        <Section id="latest" title={t('latest')}>
          <TeaserList teasers={data.latest} level={3} />
        </Section>
      )}
      {data.videos.length > 0 && (
        <Section id="videos" title={t('videos')}>
          <TeaserList teasers={data.videos} level={3} />
        </Section>
      )}
    </Container>
  )
}
