import { useState } from 'react'
import { useAsk } from '../../shared/shop/use-ask'
import type { Hit } from './dealer-types'

export type OwnLocation =
  | { state: 'idle' | 'asking' | 'refused' | 'unavailable' | 'failed' }
  | { state: 'found'; hits: readonly Hit[] }

const patience: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/** Asks the browser where the visitor is, on a click and never before, and the shop who is near (DEALERS-5). */
export function useOwnLocation(search: string) {
  const askShop = useAsk()
  const [answer, setAnswer] = useState<{ search: string; own: OwnLocation }>({
    search,
    own: { state: 'idle' },
  })
  const settle = (own: OwnLocation) => setAnswer({ search, own })
  const ask = () => {
    settle({ state: 'asking' })
    if (!('geolocation' in navigator)) return settle({ state: 'unavailable' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const around = { latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) }
        askShop((api) => api.dealers.around(around)).then(
          (dealers) =>
            settle({
              state: 'found',
              hits: dealers.map(({ dealerId: id, distanceKm }) => ({ id, km: distanceKm ?? 0 })),
            }),
          () => settle({ state: 'failed' }),
        )
      },
      ({ code, PERMISSION_DENIED }) =>
        settle({ state: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      patience,
    )
    return undefined
  }
  // A new search is not about where the visitor is.
  const own: OwnLocation = answer.search === search ? answer.own : { state: 'idle' }
  return { own, ask }
}

/** About a kilometre: enough to find a dealer, and not the house. */
function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
