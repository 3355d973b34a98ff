import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { MapPin } from '../../../ui/map-pin'
import { type MapPoint, barCorner, gridPath, mapOf, mapHeight, mapWidth } from './map-projection'

/** Farther away, a place would push those nearby together; the list has it all the same. */
const farthestKm = 100

type Props = {
  points: readonly (MapPoint & { id: string; distanceKm: number | null })[]
  chosen: string | null
  onChoose: (id: string) => void
}

/**
 * Where the places of the list lie to each other, north up, with a bar to judge distances by. The list says everything
 * the map shows; the map only adds a look and a click.
 */
export function PlaceMap({ points, chosen, onChoose }: Props) {
  const t = useTranslations('pickup-points')
  const formats = useFormats()
  const numbered = points.map((point, position) => ({ ...point, number: position + 1 }))
  const drawn = numbered.filter(({ id, number, distanceKm }) => {
    return number === 1 || id === chosen || (distanceKm ?? 0) <= farthestKm
  })
  const { pins, barKm, barLength } = mapOf(drawn)
  const ordered = drawn.map(({ id, number }, position) => ({ id, number, pin: pins[position] }))
  // The chosen pin is drawn last, above its neighbours.
  ordered.sort((a, b) => Number(a.id === chosen) - Number(b.id === chosen))
  return (
    <figure>
      <figcaption className="sr-only">{t('map')}</figcaption>
      <svg
        viewBox={`0 0 ${mapWidth} ${mapHeight}`}
        aria-hidden="true"
        className="bg-sunken rounded-card border-line w-full border"
      >
        <MapGrid step={barLength} />
        {ordered.map(({ id, pin, number }) =>
          pin ? (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list is for the keyboard
            <g
              key={id}
              transform={`translate(${pin.x} ${pin.y})`}
              onClick={() => onChoose(id)}
              className="cursor-pointer"
            >
              <MapPin isChosen={id === chosen} number={number} />
            </g>
          ) : null,
        )}
        <g transform={`translate(${barCorner} ${mapHeight - barCorner})`} className="text-ink">
          <path d={`M0-5V0H${barLength}V-5`} fill="none" stroke="currentColor" strokeWidth="1.5" />
          <text x={barLength / 2} y="-6" textAnchor="middle" className="fill-ink text-[1.2rem]">
            {t('distance', { km: formats.figure(barKm) })}
          </text>
        </g>
      </svg>
    </figure>
  )
}

/** Squares as wide as the bar is long: no invented streets. */
function MapGrid({ step }: { step: number }) {
  return <path d={gridPath(step)} className="text-line" fill="none" stroke="currentColor" strokeWidth="1.5" />
}
