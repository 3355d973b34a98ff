import { barMarks } from './bar-scale'
import type { AnalysisType, MeasuredValue } from './report'
import type { Words } from './use-words'
import { toneOf } from './verdict'

type Props = { value: MeasuredValue; type: AnalysisType; words: Words }

/**
 * A framed target, a dashed average and a solid mark, told apart by their shapes (LABORATORY-PAGES-4). Places are attributes
 * in percent: the page's policy allows no styles of its own.
 */
export function ValueBar({ value, type, words }: Props) {
  const { target, average, value: position } = barMarks(value)
  const meaning = { role: 'img', 'aria-label': barLabel(value, words) }
  return (
    <svg {...meaning} width="100%" height="34" className="block overflow-visible" focusable="false">
      <rect y="13" width="100%" height="8" rx="4" className="fill-sunken stroke-line-strong/60" />
      {target && <TargetBand from={target.from} to={target.to} />}
      {average !== null && <AverageLine position={average} />}
      <ValueMark position={position} className={marks[toneOf(type, value.band)]} />
    </svg>
  )
}

const marks = { good: 'fill-brand', off: 'fill-warning', bad: 'fill-danger', plain: 'fill-ink' } as const

function barLabel(value: MeasuredValue, words: Words): string {
  const { t, figure, target } = words
  const { low, high } = value.scale
  return t('bar.label', {
    low: figure(value, low),
    high: figure(value, high),
    value: figure(value, value.value),
    target: target(value),
    average: value.average === null ? t('bar.unknown') : figure(value, value.average),
  })
}

export function TargetBand({ from, to }: { from: number; to: number }) {
  return (
    <rect
      x={`${from}%`}
      y="8"
      width={`${Math.max(to - from, 0.5)}%`}
      height="18"
      rx="3"
      strokeWidth="1.5"
      className="fill-brand-soft stroke-brand"
    />
  )
}

export function AverageLine({ position }: { position: number }) {
  const x = `${position}%`
  return <line x1={x} x2={x} y1="1" y2="33" strokeWidth="2" strokeDasharray="4 3" className="stroke-ink" />
}

/** Drawn around nought, so that it can stand at any percentage. */
export function ValueMark({ position, className }: { position: number; className: string }) {
  return (
    <svg x={`${position}%`} aria-hidden="true" className="overflow-visible">
      <path
        d="M0 5l10 12-10 12-10-12z"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className={`stroke-surface ${className}`}
      />
    </svg>
  )
}
