import { useTranslations } from '#texts'
import { AskUs } from '../../features/content/ask-us'
import { FaqItems } from '../../features/content/faq-items'
import { LanguageNote, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { LinkList } from '../../features/content/link-list'
import { PageOpening } from '../../features/content/page-opening'
import { ReadingLayout } from '../../features/content/reading-layout'
import { TopicGrid } from '../../features/content/topic-grid'
import { Container } from '../../ui/container'
import type { FaqData } from '../../loaders/kinds/faq.server'

export function Page({ data }: { data: FaqData }) {
  const t = useTranslations('content.faq')
  const lang = useTextLanguage()(data.textLanguage)
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <PageOpening title={data.title} intro={data.intro} lang={lang} />
      <LanguageNote textLanguage={data.textLanguage} />
      {data.group ? (
        <ReadingLayout chapters={[]} aside={<LinkList title={t('otherGroups')} links={data.group.others} />}>
          <FaqItems
            questions={data.group.questions}
            openId={data.group.openId}
            baseUrl={data.group.url}
            lang={lang}
          />
        </ReadingLayout>
      ) : (
        <TopicGrid
          topics={data.groups.map((group) => ({
            ...group,
            note: t('questionCount', { count: group.count }),
          }))}
        />
      )}
      <AskUs />
    </Container>
  )
}
