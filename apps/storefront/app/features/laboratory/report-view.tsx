import type { ComponentProps, ReactNode } from 'react'
import { AdviceList } from './advice-list'
import type { Findings } from './findings'
import { FittingProducts } from './fitting-products'
import { hasValues, isAwaited, type SampleReport } from './report'
import { ReportOpening } from './report-opening'
import { SampleDetails } from './sample-details'
import { SampleTrack } from './sample-track'
import { ValueList } from './value-list'

type Props = Pick<ComponentProps<typeof FittingProducts>, 'action' | 'calculatorUrl'> & {
  report: SampleReport
  findings: Findings
  /** What one can do with the whole result, such as print it. */
  actions: ReactNode
}

/** LABORATORY-PAGES-1: the result of one sample, as far as it has come. */
export function ReportView({ report, findings, actions, action, calculatorUrl }: Props) {
  const { advice, adviserNote, products } = report
  const reasonOf = (code: string) => findings.advice[advice.findIndex((item) => item.code === code)]?.title
  return (
    <>
      <ReportOpening report={report} findings={findings} actions={actions} />
      <SampleTrack report={report} />
      {isAwaited(report) && <SampleDetails report={report} />}
      {hasValues(report) && <ValueList report={report} about={findings.about} />}
      {(advice.length > 0 || adviserNote) && <AdviceList report={report} said={findings.advice} />}
      {products.length > 0 && (
        <FittingProducts
          products={products}
          reasonOf={reasonOf}
          action={action}
          calculatorUrl={calculatorUrl}
        />
      )}
      {hasValues(report) && (
        <p className="text-muted border-line mt-12 max-w-prose border-t pt-4 text-sm print:mt-4 print:pt-2 print:text-xs">
          {findings.closing}
        </p>
      )}
    </>
  )
}
