import { useTranslations } from '#texts'
import { LanguageNote, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { LinkList } from '../../features/content/link-list'
import { outlineOf } from '../../features/content/outline'
import { PageOpening } from '../../features/content/page-opening'
import { PrintButton } from '../../features/content/print-button'
import { ReadingLayout } from '../../features/content/reading-layout'
import { TopicGrid } from '../../features/content/topic-grid'
import { sameSection } from '../../features/content/reading'
import { useShop } from '../../shared/shop/shop'
import { Container } from '../../ui/container'
import { Prose } from '../../ui/prose'
import type { ContentPageData } from '../../loaders/kinds/content-page.server'

/** A page of the shop's own: about, delivery, terms, privacy, imprint. */
export function Page({ data }: { data: ContentPageData }) {
  const t = useTranslations('content')
  const lang = useTextLanguage()(data.textLanguage)
  const chapters = outlineOf(data.body)
  const related = sameSection(useShop().footer, data.url)
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <PageOpening title={data.title} intro={data.intro} lang={lang} image={data.image} />
      <LanguageNote textLanguage={data.textLanguage} />
      {data.body.length > 0 && (
        <ReadingLayout
          chapters={chapters}
          lang={lang}
          aside={
            <>
              <LinkList title={t('relatedPages')} links={related} />
              {chapters.length > 0 && <PrintButton />}
            </>
          }
        >
          <Prose blocks={data.body} lang={lang} />
        </ReadingLayout>
      )}
      {data.children.length > 0 && <TopicGrid topics={data.children} />}
    </Container>
  )
}
