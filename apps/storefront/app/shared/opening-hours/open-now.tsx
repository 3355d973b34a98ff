import { startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { latePart } from '../../toolkit/connection'
import { whenVisible } from '../../toolkit/late-triggers'
import type { OpeningHours } from './open-state'

const OpenSentence = latePart(async () => (await import('./open-sentence')).OpenSentence)

type Props = { hours: readonly OpeningHours[]; timeZone: string; culture: string }

/**
 * HOME-1: whether somebody answers now. The page is the same for everybody at every hour, so this appears in the browser
 * only; and reading the clock of another place is expensive, so not before it is visible.
 */
export function OpenNow(props: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    return whenVisible(place.current, () => startTransition(() => setIsSeen(true)), '0px')
  }, [])
  return (
    <p ref={place} className="flex min-h-[1.6em] items-center gap-2.5 font-semibold">
      {isSeen ? (
        <Suspense>
          <OpenSentence {...props} />
        </Suspense>
      ) : null}
    </p>
  )
}
