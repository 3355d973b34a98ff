import { Link } from 'react-router'
import { onOneScale } from './bar-scale'
import { type MeasuredValue, type SampleReport, reportPath, sortOf } from './report'
import { type Words, useWords } from './use-words'
import { ValueBar } from './value-bar'
import { Verdict } from './verdict'

type Props = { reports: readonly SampleReport[] }

/** Samples in columns, values in rows; the names of the values stay in sight while one scrolls (LABORATORY-PAGES-8). */
export function SideBySide({ reports }: Props) {
  const words = useWords()
  const { t } = words
  return (
    <section
      aria-label={t('beside.table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="border-line relative overflow-x-auto border-y print:overflow-visible"
    >
      <table
        className={`w-full table-fixed border-separate border-spacing-0 text-left align-top text-sm ${leastWidths[reports.length] ?? ''} print:min-w-0`}
      >
        <Head reports={reports} words={words} />
        <tbody>
          {codesOf(reports).map((code) => (
            <ValueRow key={code} code={code} reports={reports} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const leastWidths: Record<number, string> = { 2: 'min-w-120', 3: 'min-w-168', 4: 'min-w-216' }

const stub =
  'bg-ground border-line sticky left-0 z-1 border-b py-4 pr-3 align-top font-normal print:static print:bg-transparent print:py-1.5'
const cell = 'border-line border-b px-3 py-4 align-top sm:px-5 print:px-2 print:py-1.5'

function Head({ reports, words: { t, formats } }: Props & { words: Words }) {
  return (
    <thead>
      <tr className="sheet-row">
        <th scope="col" className={`${stub} w-[min(13rem,34vw)] sm:w-52 print:w-40`}>
          <span className="sr-only">{t('beside.value')}</span>
        </th>
        {reports.map((report) => {
          const date = report.steps.findLast(({ on }) => on !== null)?.on
          const sort = sortOf(report)
          return (
            <th key={report.key} scope="col" className={`${cell} font-normal`}>
              <Link
                to={reportPath(report)}
                reloadDocument
                className="font-display text-lg leading-snug font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2 print:text-base"
              >
                {report.sampleName}
              </Link>
              <span className="text-muted block">
                {[sort && t(`samples.${sort}`), t(`track.${report.status}`), date && formats.date(date)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type RowProps = Props & { code: string; words: Words }

function ValueRow({ code, reports, words }: RowProps) {
  const { t, name, unit } = words
  const scaled = onOneScale(reports.map(({ values }) => values.find((value) => value.code === code) ?? null))
  const first = scaled.find((value) => value !== null)
  return (
    <tr className="sheet-row">
      <th scope="row" className={stub}>
        <span className="font-semibold hyphens-auto">{name(code)}</span>
        {first && <span className="text-muted block text-xs">{unit(first)}</span>}
      </th>
      {scaled.map((value, column) => (
        <td key={reports[column]?.key} className={cell}>
          {value && reports[column] ? (
            <ValueCell value={value} report={reports[column]} words={words} />
          ) : (
            <span className="text-muted">{t('beside.missing')}</span>
          )}
        </td>
      ))}
    </tr>
  )
}

function ValueCell({ value, report, words }: { value: MeasuredValue; report: SampleReport; words: Words }) {
  const { t, figure, target, verdict } = words
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-display text-xl font-semibold tabular-nums print:text-base">
          {figure(value, value.value)}
        </span>
        <Verdict type={report.type} band={value.band} text={verdict(report.type, value.band)} />
      </p>
      <ValueBar value={value} type={report.type} words={words} />
      <p className="text-muted text-xs tabular-nums">{t('bar.target', { target: target(value) })}</p>
    </>
  )
}

/** Hay and silage are measured for different things: every value that one of them has. */
function codesOf(reports: readonly SampleReport[]): string[] {
  return [...new Set(reports.flatMap(({ values }) => values.map(({ code }) => code)))]
}
