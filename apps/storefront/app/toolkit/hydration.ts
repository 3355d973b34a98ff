import { useEffect, useSyncExternalStore } from 'react'
import { retype } from './retype'

/** True on the server and while the browser takes over what the server drew; false for everything drawn anew. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(never, no, yes)
}

const never = () => () => undefined
const no = () => false
const yes = () => true

export const hydratedEvent = 'hydrated'

/** PAGES-10: everything inside the caller listens by now, so what was done before can be done again; how to type comes along. */
export function useHydratedEvent(): void {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: retype }))
  }, [])
}
