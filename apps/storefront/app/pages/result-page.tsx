import type { ReactNode } from 'react'
import { PrintButton } from '../features/content/print-button'
import type { Findings } from '../features/laboratory/findings'
import type { SampleReport } from '../features/laboratory/report'
import { ReportView } from '../features/laboratory/report-view'
import { useMarkRead } from '../features/laboratory/use-mark-read'
import { useFeedCalculatorUrl } from '../shared/shop/feed-calculator-link'
import { Container } from '../ui/container'
import { useAddAction } from './use-card-actions'

export type ResultData = {
  report: SampleReport
  findings: Findings
  /** Other results of the same analysis, to lay beside the first. */
  beside: SampleReport[]
  /** How many more were asked for, and are not there. */
  missing: number
  /** What to ask the calculator about each feed, by its pack. */
  feeds: Record<number, string>
}

type Props = { data: ResultData; details?: ReactNode }

/** LABORATORY-PAGES-1: what a customer gets for a sample. */
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
        action={add}
        calculatorUrl={({ productVariantId }) => calculator && calculator + (feeds[productVariantId] ?? '')}
      />
    </Container>
  )
}
