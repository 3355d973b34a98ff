import type { Card } from '../../features/catalogue/card'
import type { ReactNode } from 'react'
import { PrintButton } from '../../features/content/print-button'
import { ReportView } from '../../features/laboratory/report-view'
import { useMarkRead } from '../../features/laboratory/use-mark-read'
import { HorseSlot } from '../../shared/lazy/horse-slot'
import { useFeedCalculatorUrl } from '../../shared/shop/feed-calculator-link'
import { Container } from '../../ui/container'
import type { ResultData } from '../../loaders/parts/result.server'
import { useAddAction } from './use-card-actions'

type Props = { data: ResultData; details?: ReactNode }

/** What a customer gets for a sample (LABORATORY-PAGES-1). */
export function ResultPage({ data: { report, findings, feeds }, details }: Props) {
  const calculator = useFeedCalculatorUrl()
  const add = useAddAction()
  useMarkRead(report)
  return (
    <Container className="sheet pb-20 print:px-0 print:pb-0">
      <ReportView
        report={report}
        findings={findings}
        actions={<PrintButton />}
        details={details}
        action={withHorseLine(add)}
        calculatorUrl={({ productVariantId }) => calculator && calculator + (feeds[productVariantId] ?? '')}
      />
    </Container>
  )
}

type Action<Shown> = (card: Shown) => ReactNode

/** What the chosen horse gets of a product, above its button (HORSES-8). */
function withHorseLine(add: Action<Card>): Action<Card & { productId: number }> {
  return function action(card) {
    return (
      <>
        <HorseSlot productId={card.productId} variantId={card.productVariantId} />
        {add(card)}
      </>
    )
  }
}
