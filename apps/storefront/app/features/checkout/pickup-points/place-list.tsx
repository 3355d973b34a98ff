import { type ReactNode, useEffect, useId, useState } from 'react'
import { type Translate, useTranslations } from '#texts'
import { announce } from '../../../shared/shop/announce'
import { useFormats } from '../../../shared/prices/formats'
import { Button } from '../../../ui/button'
import { FieldError } from '../../../ui/field-frame'
import type { Places } from './use-places'

export type Place = {
  id: string
  name: string
  address: string
  distanceKm: number | null
  latitude: number
  longitude: number
  details: ReactNode
}

type Props = {
  label: string
  places: readonly Place[]
  chosen: string | null
  onChoose: (id: string) => void
  error: string | undefined
}

/** How many places a first look shows; the map always shows those of the list. */
export const firstPlaces = 6

/** The places by distance, each with its number on the map (CHECKOUT-PAGES-8). */
export function PlaceList({ label, places, chosen, onChoose, error }: Props) {
  const t = useTranslations('pickup-points')
  const formats = useFormats()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <ol className="divide-line border-line divide-y border-y">
        {places.map((point, position) => (
          <li key={point.id} className="py-3">
            <label className="flex min-h-11 items-start gap-x-3">
              <input
                type="radio"
                name={id}
                checked={chosen === point.id}
                onChange={() => onChoose(point.id)}
                className="accent-brand mt-0.5 size-5 shrink-0"
              />
              <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
                <span className="min-w-0 flex-1 basis-[16rem]">
                  <span className="block leading-snug font-semibold">
                    <span
                      aria-hidden="true"
                      className="bg-brand text-on-brand mr-2 inline-grid size-5 place-items-center rounded-full text-[1.2rem] leading-none"
                    >
                      {position + 1}
                    </span>
                    {point.name}
                  </span>
                  <span className="text-muted block text-sm">{point.address}</span>
                </span>
                {point.distanceKm === null ? null : (
                  <span className="text-sm whitespace-nowrap tabular-nums">
                    {t('distance', { km: formats.figure(Math.round(point.distanceKm * 10) / 10) })}
                  </span>
                )}
              </span>
            </label>
            <div className="pl-8">{point.details}</div>
          </li>
        ))}
      </ol>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** More of a list on demand. */
export function useFirstPlaces<T>(all: readonly T[]): { shown: readonly T[]; more: ReactNode } {
  const t = useTranslations('pickup-points')
  const [isWhole, setIsWhole] = useState(false)
  const left = all.length - firstPlaces
  return {
    shown: isWhole ? all : all.slice(0, firstPlaces),
    more:
      isWhole || left <= 0 ? null : (
        <Button look="text" onClick={() => setIsWhole(true)}>
          {t('morePlaces', { count: left })}
        </Button>
      ),
  }
}

/** How the search went, for eyes and ears. */
export function PlacesStatus<T>({ places, nothing }: { places: Places<T>; nothing: string }) {
  const t = useTranslations('pickup-points')
  const text = statusText(places, nothing, t)
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  return (
    <p className={`min-h-[1.6em] text-sm ${places.state === 'failed' ? 'text-danger' : 'text-muted'}`}>
      {text}
    </p>
  )
}

function statusText<T>(places: Places<T>, nothing: string, t: Translate<'pickup-points'>): string {
  if (places.state === 'searching') return t('searching')
  if (places.state === 'failed') return t('searchFailed')
  if (places.state === 'none') return ''
  return places.places.length === 0
    ? nothing
    : t('found', { count: places.places.length, place: places.near })
}
