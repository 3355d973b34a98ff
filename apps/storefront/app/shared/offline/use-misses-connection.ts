import { useState, useSyncExternalStore } from 'react'
import { isOffline, watchConnection } from '../../toolkit/connection'

/** True from the moment that the connection is gone, and still when it is back: until then something is missing. */
export function useMissesConnection(): boolean {
  const isGone = useSyncExternalStore(watchConnection, isOffline, () => false)
  const [wasGone, setWasGone] = useState(isGone)
  if (isGone && !wasGone) setWasGone(true)
  return isGone || wasGone
}
