import { hasValues, isFine, type SampleReport } from './report'
import type { Words } from './use-words'

/** LABORATORY-PAGES-6: the result in a sentence or two. */
export function summaryOf(report: SampleReport, hygiene: string | null, words: Words): string {
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
