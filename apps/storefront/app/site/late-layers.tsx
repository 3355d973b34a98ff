import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { latePart } from '../toolkit/connection'
import { whenIdle } from '../toolkit/late-triggers'
import { ConsentNotice } from '../shared/consent/consent-notice'

const Layers = latePart(async () => (await import('./layers')).Layers)

/**
 * What lies over the page. The question about cookies is painted with it; the other notices come once the browser has time
 * and are never part of the server's HTML. It comes early in the page, because it lies over the rest (CONSENT-6).
 */
export function LateLayers() {
  const [wanted, setWanted] = useState(false)
  const layers = useRef<HTMLDivElement>(null)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  useRoomBelow(layers)
  return (
    <div ref={layers} data-no-print="" className="fixed inset-x-0 bottom-0 z-40">
      <Suspense>{wanted ? <Layers /> : null}</Suspense>
      <ConsentNotice />
    </div>
  )
}

/**
 * The page ends, and what gets the focus stops, above what lies over it (SHELL-16). The root is told so itself: a custom
 * property on it would give every element of the page its style anew.
 */
function useRoomBelow(layers: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (!layers.current) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const room = `${Math.ceil(entry?.contentRect.height ?? 0)}px`
      style.paddingBottom = room
      style.scrollPaddingBottom = room
    })
    observer.observe(layers.current)
    return () => observer.disconnect()
  }, [layers])
}
