import { useCallback, useRef, useState } from 'react'

export type Places<Place> =
  | { state: 'none' }
  | { state: 'searching'; near: string; places: Place[] }
  | { state: 'found'; near: string; places: Place[] }
  | { state: 'failed'; near: string }

/** Places around a city or postcode. The last ones stay while new ones come; an older answer never wins. */
export function usePlaces<Place>(ask: (near: string) => Promise<Place[]>) {
  const [places, setPlaces] = useState<Places<Place>>({ state: 'none' })
  const latest = useRef(0)
  const search = useCallback(
    (near: string) => {
      latest.current += 1
      const question = latest.current
      const settle = (answer: Places<Place>) => {
        if (question === latest.current) setPlaces(answer)
      }
      setPlaces((before) => ({ state: 'searching', near, places: 'places' in before ? before.places : [] }))
      ask(near).then(
        (found) => settle({ state: 'found', near, places: found }),
        () => settle({ state: 'failed', near }),
      )
    },
    [ask],
  )
  return [places, search] as const
}
