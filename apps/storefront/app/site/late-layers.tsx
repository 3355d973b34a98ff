import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../platform/late-triggers'

const Layers = lazy(async () => ({ default: (await import('./layers')).Layers }))

/** Brings the notices once the browser has time; they are never part of the server's HTML. */
export function LateLayers() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return <Suspense>{wanted ? <Layers /> : null}</Suspense>
}
