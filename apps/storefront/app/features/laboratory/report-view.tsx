import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { latePart } from '../../toolkit/connection'
import { Late } from '../../toolkit/late'
import { AdviceList } from './advice-list'
import type { Findings } from './findings'
import type { FittingProducts as Loaded } from './fitting-products'
import { LimitsOfReport } from './limits-of-report'
import { hasValues, type SampleReport } from './report'
import { ReportOpening } from './report-opening'
import { SampleTrack } from './sample-track'
import { ValueList } from './value-list'
import { Notice } from '../../ui/notice'
import { useWords } from './use-words'

/** They stand below the values; their code loads when the visitor gets there. */
const FittingProducts = latePart(async () => (await import('./fitting-products')).FittingProducts)

type Props = Pick<ComponentProps<typeof Loaded>, 'action' | 'calculatorUrl'> & {
  report: SampleReport
  findings: Findings
  /** What one can do with the whole result, such as print it. */
  actions: ReactNode
  /** What is asked of a sample that is still to come in. */
  details?: ReactNode
}

/** The result of one sample, as far as it has come (LABORATORY-PAGES-1). */
export function ReportView({ report, findings, actions, details, action, calculatorUrl }: Props) {
  const { advice, adviserNote, products, sum } = report
  const reasonOf = (code: string) => findings.advice[advice.findIndex((item) => item.code === code)]?.title
  return (
    <>
      <ReportOpening report={report} findings={findings} actions={actions} />
      <SampleTrack report={report} />
      <Corrections report={report} />
      {details}
      {hasValues(report) && <ValueList report={report} findings={findings} />}
      {(advice.length > 0 || adviserNote) && <AdviceList report={report} said={findings.advice} />}
      {products.length > 0 && (
        <Suspense>
          <Late when="visible">
            <FittingProducts {...{ products, sum, reasonOf, action, calculatorUrl }} />
          </Late>
        </Suspense>
      )}
      {hasValues(report) && <LimitsOfReport report={report} never={findings.never} />}
      {hasValues(report) && (
        <p className="text-muted border-line mt-12 max-w-prose border-t pt-4 text-sm print:mt-4 print:pt-2 print:text-xs">
          {findings.closing}
        </p>
      )}
    </>
  )
}

/** What was wrong in this result until then, and why (LABORATORY-PAGES-15). */
function Corrections({ report: { corrections, values } }: { report: SampleReport }) {
  const { t, formats, nameInside, figure } = useWords()
  if (corrections.length === 0) return null
  return (
    <Notice tone="warning" className="mt-6 max-w-prose print:mt-3">
      <strong className="font-semibold">{t('corrections.title')}</strong>
      <ul>
        {corrections.map(({ code, before, after, reason, on }, index) => {
          const unit = values.find((value) => value.code === code) ?? { unit: 'g/kg' as const }
          const facts = { before: figure(unit, before), after: figure(unit, after), reason }
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the list only grows at its end
            <li key={index}>
              {t('corrections.line', { date: formats.date(on), value: nameInside(code), ...facts })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
