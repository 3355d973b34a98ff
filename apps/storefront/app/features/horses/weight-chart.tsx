import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import type { Horse } from './horse-types'

const size = { width: 480, height: 120 }

/** The weights as a line; its words say where it begins and ends, and the list below says every figure (HORSES-4). */
export function WeightChart({ weights }: Pick<Horse, 'weights'>) {
  const t = useTranslations('horses.weights')
  const formats = useFormats()
  const [last, first] = [weights[0], weights.at(-1)]
  if (!first || !last) return null
  const points = chartPoints(weights, size)
  const label = t('chart', {
    first: first.weightKg,
    from: formats.date(first.weighedOn),
    last: last.weightKg,
    until: formats.date(last.weighedOn),
  })
  return (
    <figure className="mb-4 max-w-[48rem]">
      <svg viewBox={`-8 -8 ${size.width + 16} ${size.height + 16}`} aria-hidden="true" className="w-full">
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="stroke-brand"
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {points.map(({ x, y, day }) => (
          <circle key={day} cx={x} cy={y} r="4.5" className="fill-brand" />
        ))}
      </svg>
      <figcaption className="text-muted text-sm">{label}</figcaption>
    </figure>
  )
}

type Weight = { weighedOn: string; weightKg: number }

/** The oldest on the left, by the calendar; the lightest at the foot. A horse that never changed is a line in the middle. */
export function chartPoints(
  weights: readonly Weight[],
  { width, height }: { width: number; height: number },
) {
  const days = weights.map(({ weighedOn }) => Date.parse(weighedOn))
  const kilos = weights.map(({ weightKg }) => weightKg)
  const across = scale(days, width)
  const up = scale(kilos, height)
  return weights.toReversed().map(({ weighedOn, weightKg }) => ({
    day: weighedOn,
    x: across(Date.parse(weighedOn)),
    y: height - up(weightKg),
  }))
}

function scale(values: readonly number[], length: number): (value: number) => number {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  return (value) => (span === 0 ? length / 2 : Math.round(((value - least) / span) * length))
}
