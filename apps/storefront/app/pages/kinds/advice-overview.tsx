import { useTranslations } from '#texts'
import { PageOpening } from '../../features/content/page-opening'
import { Section } from '../../features/content/section'
import { type Teaser, TeaserList } from '../../features/content/teaser-list'
import { type Topic, TopicGrid } from '../../features/content/topic-grid'
import { Trail } from '../../features/content/trail'
import { Container } from '../../ui/container'
import type { ReadingPage } from '../reading-page'

export type OverviewData = ReadingPage & {
  topics: (Omit<Topic, 'note'> & { count: number })[]
  latest: Teaser[]
  videos: Teaser[]
}

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
