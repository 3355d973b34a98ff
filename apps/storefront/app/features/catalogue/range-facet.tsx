import type { Facet } from './card'
import { FigureInput } from './figure-input'

type Props = {
  facet: Facet
  low: number | null
  high: number | null
  labels: { low: string; high: string }
  onChange: (low: number | null, high: number | null) => void
}

/** Both ends of a range, to type or to drag (styles/facet-values.css). An end at its limit is no limit. */
export function RangeFacet({ facet, low, high, labels, onChange }: Props) {
  const bounds = { min: Math.floor(facet.min ?? 0), max: Math.ceil(facet.max ?? 0) }
  const from = Math.max(low ?? bounds.min, bounds.min)
  const to = Math.min(high ?? bounds.max, bounds.max)
  const setLow = (value: number) => onChange(value <= bounds.min ? null : Math.min(value, to), high)
  const setHigh = (value: number) => onChange(low, value >= bounds.max ? null : Math.max(value, from))
  const unit = facet.unit === 'EUR' ? '€' : (facet.unit ?? null)
  const slider = { type: 'range', step: 1, ...bounds } as const
  return (
    <fieldset className="pb-4">
      <legend className="sr-only">{facet.label}</legend>
      <div className="range-slider">
        <RangeTrack from={share(from, bounds)} to={share(to, bounds)} />
        <input
          {...slider}
          aria-label={labels.low}
          value={from}
          onChange={(event) => setLow(Number(event.target.value))}
        />
        <input
          {...slider}
          aria-label={labels.high}
          value={to}
          onChange={(event) => setHigh(Number(event.target.value))}
        />
      </div>
      <div className="flex gap-3">
        <FigureInput
          name={`${facet.facetKey}-min`}
          label={labels.low}
          {...{ unit, bounds }}
          value={low}
          onChange={(value) => onChange(value, high)}
        />
        <FigureInput
          name={`${facet.facetKey}-max`}
          label={labels.high}
          {...{ unit, bounds }}
          value={high}
          onChange={(value) => onChange(low, value)}
        />
      </div>
    </fieldset>
  )
}

function RangeTrack({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="4" />
      <rect x={`${from}%`} width={`${Math.max(to - from, 0)}%`} height="4" />
    </svg>
  )
}

function share(value: number, { min, max }: { min: number; max: number }): number {
  return max > min ? Math.round(((value - min) / (max - min)) * 100) : 0
}
