import { LanguageNote, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { PageOpening } from '../../features/content/page-opening'
import { FeedCalculator } from '../../features/feed-calculator/feed-calculator'
import { Container } from '../../ui/container'
import { Prose } from '../../ui/prose'
import { latePart } from '../../toolkit/connection'
import type { FeedCalculatorData } from '../../loaders/parts/feed-calculator.server'

/** Comes with the answer, of which it is a part. */
const BuyPack = latePart(async () => (await import('../parts/buy-pack')).BuyPack)

/** A content page that holds the feed calculator: it comes first, the words after it. */
export function Page({ data }: { data: FeedCalculatorData }) {
  const lang = useTextLanguage()(data.textLanguage)
  return (
    <Container className="pb-20">
      <Trail steps={data.breadcrumb} />
      <PageOpening title={data.title} intro={data.intro} lang={lang} />
      <LanguageNote textLanguage={data.textLanguage} />
      <FeedCalculator key={data.search} data={data.calculator} Buy={BuyPack} />
      {data.body.length > 0 && (
        <div className="border-line mt-16 border-t pt-10">
          <Prose blocks={data.body} lang={lang} className="max-w-[68ch]" />
        </div>
      )}
    </Container>
  )
}
