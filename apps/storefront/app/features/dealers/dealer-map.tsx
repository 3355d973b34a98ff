import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useTranslations } from '#texts'
import { MapPin } from '../../ui/map-pin'
import type { DealerFacts } from './dealer-types'
import europe from './europe.svg?url'
import { apart, onMap, windowOf } from './map-window'

type Props = {
  dealers: readonly DealerFacts[]
  isNumbered: boolean
  chosen: number | null
  onChoose: (id: number) => void
  onOpen: (id: number) => void
}

/** Pins stay legible where the map is small. */
const largerPins = 1.2
/** The width of a pin, and a little more. */
const pinRoomPx = 28 * largerPins

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The dealers of the list on an outline of Europe, drawn by ourselves (DEALERS-6). The map is one stop of the keyboard;
 * arrows go from pin to pin in the order of the list, and a pin leads to its entry.
 */
export function DealerMap({ dealers, isNumbered, chosen, onChoose, onOpen }: Props) {
  const t = useTranslations('dealers')
  const svg = useRef<SVGSVGElement>(null)
  const { x, y, width, height, unitsPerPixel } = windowOf(dealers)
  const pinSize = (unitsPerPixel * largerPins).toFixed(4)
  const stop = dealers.some(({ id }) => id === chosen) ? chosen : dealers[0]?.id
  const { pins, lines } = pinsOf(dealers, { isNumbered, chosen, room: unitsPerPixel * pinRoomPx })
  const move = (event: KeyboardEvent, id: number) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const from = dealers.findIndex((dealer) => dealer.id === id)
    const next = dealers.at((from + step) % dealers.length)
    if (!next) return
    onChoose(next.id)
    svg.current?.querySelector<SVGAElement>(`[href="#dealer-${next.id}"]`)?.focus()
  }
  const open = (event: MouseEvent, id: number) => {
    event.preventDefault()
    onOpen(id)
  }
  return (
    <figure id="map">
      <figcaption className="sr-only">{t('map')}</figcaption>
      <svg
        ref={svg}
        viewBox={`${x} ${y} ${width} ${height}`}
        className="dealer-map bg-sunken rounded-card border-line block w-full border print:max-w-[60rem]"
      >
        <use href={`${europe}#around`} className="fill-line opacity-60" />
        <use
          href={`${europe}#countries`}
          className="fill-surface stroke-line-strong"
          strokeWidth={unitsPerPixel}
        />
        <path d={lines} className="stroke-brand" strokeWidth={unitsPerPixel * 2} strokeLinecap="round" />
        {pins.map(({ id, name, number, ...pin }) => (
          <g key={id} transform={`translate(${pin.x} ${pin.y}) scale(${pinSize})`}>
            <a
              href={`#dealer-${id}`}
              aria-label={isNumbered ? `${number} ${name}` : name}
              tabIndex={id === stop ? 0 : -1}
              onKeyDown={(event) => move(event, id)}
              onClick={(event) => open(event, id)}
            >
              {isNumbered || id === chosen ? (
                <MapPin isChosen={id === chosen} number={isNumbered ? number : undefined} />
              ) : (
                <Dot />
              )}
            </a>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** Where the pins stand, and lines from the places of those that step aside. */
function pinsOf(
  dealers: readonly DealerFacts[],
  { isNumbered, chosen, room }: Pick<Props, 'isNumbered' | 'chosen'> & { room: number },
) {
  const places = dealers.map(onMap)
  const stands = isNumbered ? apart(places, room) : places
  const lines = places.map((point, index) => {
    const pin = stands[index] ?? point
    const isAside = pin.x !== point.x || pin.y !== point.y
    return isAside ? `M${point.x} ${point.y}L${pin.x} ${pin.y}` : ''
  })
  const pins = dealers.map((dealer, index) => ({
    ...dealer,
    ...(stands[index] ?? onMap(dealer)),
    number: index + 1,
  }))
  // The chosen pin is drawn last, above its neighbours.
  pins.sort((one, other) => Number(one.id === chosen) - Number(other.id === chosen))
  return { pins, lines: lines.join('') }
}

/** One of many: a pin would cover its neighbours. */
function Dot() {
  return (
    <>
      <circle r="12" />
      <circle r="4.5" />
    </>
  )
}
