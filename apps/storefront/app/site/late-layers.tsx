import { Suspense, useEffect, useState } from 'react'
import { latePart } from '../platform/connection'
import { whenIdle } from '../platform/late-triggers'
import { ConsentNotice } from './consent/consent-notice'

const Layers = latePart(async () => (await import('./layers')).Layers)

/**
 * What lies over the page. The question about cookies is painted with it; the other notices come once the browser has time
 * and are never part of the server's HTML.
 */
export function LateLayers() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return (
    <div data-no-print="" className="fixed inset-x-0 bottom-0 z-40">
      <Suspense>{wanted ? <Layers /> : null}</Suspense>
      <ConsentNotice />
    </div>
  )
}
