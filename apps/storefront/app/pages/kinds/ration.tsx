import { PageOpening } from '../../features/content/page-opening'
import { PrintButton } from '../../features/content/print-button'
import { LanguageNote, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { Rations } from '../../features/feed-calculator/rations/rations'
import type { RationPageData } from '../../loaders/parts/ration.server'
import { Container } from '../../ui/container'
import { Prose } from '../../ui/prose'

/** A content page that adds up a ration: it comes first, the words after it. */
export function Page({ data }: { data: RationPageData }) {
  const lang = useTextLanguage()(data.textLanguage)
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <PageOpening title={data.title} intro={data.intro} lang={lang} />
      <LanguageNote textLanguage={data.textLanguage} />
      <Rations key={data.search} data={data.ration} />
      <div className="flex pt-6">
        <PrintButton />
      </div>
      {data.body.length > 0 && (
        <div className="border-line mt-12 border-t pt-10">
          <Prose blocks={data.body} lang={lang} className="max-w-[68ch]" />
        </div>
      )}
    </Container>
  )
}
