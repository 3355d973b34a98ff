import { useSyncExternalStore } from 'react'

/** True on the server and while the browser takes over what the server drew; false for everything drawn anew. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(never, no, yes)
}

const never = () => () => undefined
const no = () => false
const yes = () => true
