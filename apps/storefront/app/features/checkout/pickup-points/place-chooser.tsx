import { useEffect, useRef } from 'react'
import { type Place, PlaceList, PlacesStatus, useFirstPlaces } from './place-list'
import { PlaceMap } from './place-map'
import { PlaceSearch } from './place-search'
import { type PlaceSource, usePlaces } from './use-places'

type Props = {
  label: string
  /** Where to look first: what was looked for before, or else the postcode of the customer. */
  start: string
  from: PlaceSource<Place>
  nothing: (near: string) => string
  chosen: string | null
  onChoose: (id: string, near: string) => void
  error: string | undefined
}

/** Places near a city or postcode: the list first, the map second (CHECKOUT-PAGES-8). */
export function PlaceChooser({ label, start, from, nothing, chosen, onChoose, error }: Props) {
  const [places, search] = usePlaces(from, start)
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) all.current?.querySelector('input')?.focus()
  }, [error])
  const { shown, more } = useFirstPlaces('places' in places ? places.places : [])
  const near = places.state === 'none' ? start : places.near
  const choose = (id: string) => onChoose(id, near)
  return (
    <div ref={all} className="flex flex-col gap-4 pt-1">
      <PlaceSearch start={start} isBusy={places.state === 'searching'} onSearch={search} />
      <PlacesStatus places={places} nothing={nothing(near)} />
      {shown.length > 0 ? (
        <div className={`flex flex-col gap-4 ${places.state === 'searching' ? 'opacity-60' : ''}`}>
          <PlaceList label={label} places={shown} chosen={chosen} onChoose={choose} error={error} />
          {more}
          <PlaceMap points={shown} chosen={chosen} onChoose={choose} />
        </div>
      ) : null}
    </div>
  )
}
