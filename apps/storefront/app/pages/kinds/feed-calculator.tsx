import { AddLabel, AddProblem, useAddWords } from '../../features/cart/add-button'
import { additionOf } from '../../features/cart/buying'
import { useAdding, useAddToCart } from '../../features/cart/use-adding'
import { LanguageNote, Trail } from '../../features/content/reading-parts'
import { useTextLanguage } from '../../shared/reading/text-language'
import { PageOpening } from '../../features/content/page-opening'
import type { CalculatorPack, CalculatorProduct } from '../../features/feed-calculator/calculator-data'
import { FeedCalculator } from '../../features/feed-calculator/feed-calculator'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { Prose } from '../../ui/prose'
import type { FeedCalculatorData } from '../../loaders/parts/feed-calculator.server'

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

function BuyPack({ pack, product }: { pack: CalculatorPack; product: CalculatorProduct }) {
  const words = useAddWords()
  const { state, problem, add } = useAdding(useAddToCart())
  return (
    <div className="noscript:hidden" data-no-print>
      <Button
        look="primary"
        className="min-h-12 w-full"
        aria-disabled={state === 'adding'}
        onClick={() => void add(additionOf(pack, product))}
      >
        <AddLabel state={state} words={words} />
      </Button>
      <AddProblem problem={problem} words={words} />
    </div>
  )
}
