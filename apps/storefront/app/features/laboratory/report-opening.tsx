import { Fragment, type ReactNode } from 'react'
import type { Findings } from './findings'
import { Notice } from '../../ui/notice'
import { hasValues, isFine, isForbidden, type SampleReport, sortOf } from './report'
import { ExampleNotice, SheetHead } from './sheet-parts'
import { useWords, type Words } from './use-words'

type Props = { report: SampleReport; findings: Findings; actions: ReactNode }

/** Which sample this is, and what came of it in a sentence (LABORATORY-PAGES-1). */
export function ReportOpening({ report, findings, actions }: Props) {
  const words = useWords()
  const { t, formats } = words
  const { type, takenOn, sampleName, isExample } = report
  const sort = sortOf(report)
  const summary = summaryOf(report, findings.hygiene, words)
  const kind = [
    t(`types.${type}`),
    sort === null ? null : t(`samples.${sort}`),
    takenOn === null ? null : t('details.taken', { date: formats.date(takenOn) }),
  ]
  return (
    <div className="pt-6 pb-8 sm:pt-10 sm:pb-10 print:pt-0 print:pb-3">
      <SheetHead />
      {isExample && <ExampleNotice />}
      <p className="text-brand mb-3 text-sm font-medium print:mb-0">
        {kind
          .filter((fact) => fact !== null)
          .map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span className="whitespace-nowrap">{fact}</span>
            </Fragment>
          ))}
      </p>
      <h1 className="text-title max-w-[30ch] wrap-anywhere sm:text-4xl print:text-3xl">{sampleName}</h1>
      {isForbidden(report) ? (
        <Notice tone="danger" className="mt-5 max-w-[60ch] text-lg font-semibold print:mt-2 print:text-base">
          {summary}
        </Notice>
      ) : (
        <p className="text-muted mt-4 max-w-[60ch] text-lg sm:mt-5 sm:text-xl print:mt-2 print:text-base">
          {summary}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3" data-no-print>
        {actions}
      </div>
    </div>
  )
}

/** The result in a sentence or two (LABORATORY-PAGES-6). */
function summaryOf(report: SampleReport, hygiene: string | null, words: Words): string {
  const { t } = words
  if (!hasValues(report)) return t(`summary.${report.status === 'ordered' ? 'ordered' : 'received'}`)
  return hygiene ?? feedSummary(report, words)
}

function feedSummary({ type, values }: SampleReport, { t, nameInside, verdict }: Words): string {
  const off = values.filter((value) => !isFine(value, type))
  if (off.length === 0) return t('summary.allFine', { total: values.length })
  const list = off.map(({ code, band }) => `${nameInside(code)} (${verdict(type, band)})`).join(', ')
  return t('summary.off', { count: values.length - off.length, total: values.length, list })
}
