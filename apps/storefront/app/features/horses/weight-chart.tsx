import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import type { Horse } from './horse-types'
import { chartPoints } from './chart-points'

const size = { width: 480, height: 120 }

/** HORSES-4: the weights as a line; its words say where it begins and ends, and the list below says every figure. */
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
