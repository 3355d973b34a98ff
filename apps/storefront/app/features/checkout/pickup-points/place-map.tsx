import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { MapPin } from '../../../ui/map-pin'
import { type MapPoint, mapOf, mapHeight, mapWidth } from './map-projection'

type Props = {
  points: readonly (MapPoint & { id: string })[]
  chosen: string | null
  onChoose: (id: string) => void
}

/**
 * Where the places of the list lie to each other, north up, with a bar to judge distances by. The list says everything
 * the map shows; the map only adds a look and a click.
 */
export function PlaceMap({ points, chosen, onChoose }: Props) {
  const t = useTranslations('delivery')
  const formats = useFormats()
  const { pins, barKm, barLength } = mapOf(points)
  const ordered = points.map((point, position) => ({
    id: point.id,
    pin: pins[position],
    number: position + 1,
  }))
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
        <MapGround />
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
        <g transform={`translate(16 ${mapHeight - 16})`} className="text-ink">
          <path d={`M0-5V0H${barLength}V-5`} fill="none" stroke="currentColor" strokeWidth="1.5" />
          <text x={barLength / 2} y="-6" textAnchor="middle" className="fill-ink text-[1.2rem]">
            {t('distance', { km: formats.figure(barKm) })}
          </text>
        </g>
      </svg>
    </figure>
  )
}

/** Quiet lines like fields seen from above. */
function MapGround() {
  return (
    <g className="text-line" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M0 70Q140 40 250 96T480 60" />
      <path d="M0 210q120-40 230 6t250-30" />
      <path d="M110 0q30 90-6 170t20 150" />
      <path d="M340 0q-24 100 10 180t-16 140" />
    </g>
  )
}
