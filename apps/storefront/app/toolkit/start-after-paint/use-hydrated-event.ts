import { useEffect } from 'react'

export const hydratedEvent = 'hydrated'

/** PAGES-10: everything inside the caller listens by now, so what was pressed before can be pressed again. */
export function useHydratedEvent(): void {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent))
  }, [])
}
