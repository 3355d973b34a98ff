import { AverageLine, TargetBand, ValueBar, ValueMark } from './value-bar'
import type { Findings } from './findings'
import type { AnalysisType, MeasuredValue, SampleReport } from './report'
import { type Words, useWords } from './use-words'
import { Verdict } from './verdict'

type Props = { report: SampleReport; findings: Pick<Findings, 'about' | 'averages'> }

/** Every value with what it is, its figure, its bar and a verdict in words (LABORATORY-PAGES-3). */
export function ValueList({ report: { type, values }, findings: { about, averages } }: Props) {
  const words = useWords()
  const { t } = words
  return (
    <section aria-labelledby="values" className="mt-12 sm:mt-16 print:mt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="values" className="text-section xs:text-3xl">
          {t('values.title')}
        </h2>
        <Legend words={words} hasAverages={values.some(({ average }) => average !== null)} />
      </div>
      <p className="text-muted max-w-prose pt-2 print:text-sm">
        {t(`values.intro.${type}`)} {averages}
      </p>
      <ul className="divide-line border-line mt-5 divide-y border-y print:mt-2">
        {values.map((value) => (
          <ValueRow
            key={value.code}
            value={value}
            about={about[value.code] ?? ''}
            type={type}
            words={words}
          />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { value: MeasuredValue; about: string; type: AnalysisType; words: Words }

function ValueRow({ value, about, type, words }: RowProps) {
  const { name, figure, unit, verdict } = words
  return (
    <li
      id={`value-${value.code}`}
      className="sheet-row grid scroll-mt-40 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-5 md:grid-cols-[minmax(0,5fr)_19rem_minmax(0,6fr)] md:gap-x-10"
    >
      <div className="min-w-0">
        <h3 className="text-lg print:text-base">{name(value.code)}</h3>
        <p className="text-muted hidden text-sm md:block print:block print:text-xs">{about}</p>
      </div>
      <div className="text-right md:text-left">
        <p className="leading-tight whitespace-nowrap">
          <span className="font-display text-2xl font-semibold tabular-nums print:text-lg">
            {figure(value, value.value)}
          </span>{' '}
          <span className="text-muted text-sm">{unit(value)}</span>
        </p>
        <p className="pt-1.5 print:pt-0.5">
          <Verdict type={type} band={value.band} text={verdict(type, value.band)} />
        </p>
      </div>
      <p className="text-muted col-span-2 text-sm md:hidden print:hidden">{about}</p>
      <div className="col-span-2 md:col-span-1 print:col-span-1">
        <ValueBar value={value} type={type} words={words} />
        <BarCaption value={value} words={words} />
      </div>
    </li>
  )
}

/** The ends of the scale, which the bar's own words name too, and between them what the marks stand for. */
function BarCaption({ value, words }: { value: MeasuredValue; words: Words }) {
  const { t, figure, target } = words
  const { scale, average, averageSamples } = value
  const compared =
    average === null
      ? null
      : t('bar.average', { average: figure(value, average), count: averageSamples?.count ?? 0 })
  return (
    <p className="text-muted flex items-baseline justify-between gap-3 pt-1 text-xs tabular-nums">
      <span aria-hidden="true">{figure(value, scale.low)}</span>
      <span className="text-center">
        {t('bar.target', { target: target(value) })}
        {compared && ` · ${compared}`}
      </span>
      <span aria-hidden="true">{figure(value, scale.high)}</span>
    </p>
  )
}

function Legend({ words: { t }, hasAverages }: { words: Words; hasAverages: boolean }) {
  const marks = [
    { key: 'value', mark: <ValueMark position={50} className="fill-brand" /> },
    { key: 'target', mark: <TargetBand from={4} to={96} /> },
    ...(hasAverages ? [{ key: 'average', mark: <AverageLine position={50} /> } as const] : []),
  ] as const
  return (
    <ul className="text-muted flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {marks.map(({ key, mark }) => (
        <li key={key} className="flex items-center gap-2">
          <svg width="26" height="34" aria-hidden="true" className="overflow-visible">
            {mark}
          </svg>
          {t(`legend.${key}`)}
        </li>
      ))}
    </ul>
  )
}
