import type { ComponentProps, ReactNode } from 'react'
import { AdviceList } from './advice-list'
import { FittingProducts } from './fitting-products'
import { hasValues, type SampleReport } from './report'
import { ReportOpening } from './report-opening'
import { SampleTrack } from './sample-track'
import { ValueList } from './value-list'
import { useWords } from './use-words'

type Props = Pick<ComponentProps<typeof FittingProducts>, 'action' | 'calculatorUrl'> & {
  report: SampleReport
  /** What one can do with the whole result, such as print it. */
  actions: ReactNode
}

/** RESULT-PAGES-1: the result of one sample, as far as it has come. */
export function ReportView({ report, actions, action, calculatorUrl }: Props) {
  const { t } = useWords()
  const { type, advice, adviserNote, products } = report
  return (
    <>
      <ReportOpening report={report} actions={actions} />
      <SampleTrack report={report} />
      {hasValues(report) && <ValueList report={report} />}
      {(advice.length > 0 || adviserNote) && <AdviceList report={report} />}
      {products.length > 0 && (
        <FittingProducts products={products} advice={advice} action={action} calculatorUrl={calculatorUrl} />
      )}
      {hasValues(report) && (
        <p className="text-muted border-line mt-12 max-w-prose border-t pt-4 text-sm print:mt-4 print:pt-2 print:text-xs">
          {t(`closing.${type}`)}
        </p>
      )}
    </>
  )
}
