import type { ApiClient } from '@haverhof/api-client'
import { useState } from 'react'
import { useQuery } from '../../../shared/shop/use-query'

export type Places<Place> =
  | { state: 'none' }
  | { state: 'searching'; near: string; places: Place[] }
  | { state: 'found'; near: string; places: Place[] }
  | { state: 'failed'; near: string }

/** A kind of place, and how those near a town are asked for; `name` says whether it is the same question. */
export type PlaceSource<Place> = { name: string; ask: (api: ApiClient, near: string) => Promise<Place[]> }

/** Places around a city or postcode. The last ones stay while new ones come; an older answer never wins. */
export function usePlaces<Place>({ name, ask }: PlaceSource<Place>, start: string) {
  const [near, setNear] = useState(start)
  const { content, reload } = useQuery(`${name} ${near}`, (api) => ask(api, near))
  const search = (wanted: string) => {
    if (wanted === near) void reload()
    else setNear(wanted)
  }
  return [placesOf(content, near), search] as const
}

function placesOf<Place>(
  content: ReturnType<typeof useQuery<Place[]>>['content'],
  near: string,
): Places<Place> {
  if (content === null) return { state: 'none' }
  if (content.state === 'rejected') return { state: 'failed', near }
  if (content.state === 'resolved') return { state: 'found', near, places: content.value }
  return { state: 'searching', near, places: content.last ?? [] }
}
