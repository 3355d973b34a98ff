import { startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { whenVisible } from '../../toolkit/late-triggers'
import { lateWithTexts } from '../shop/late-with-texts'
import type { OpeningHours } from './open-state'

type Props = { hours: readonly OpeningHours[]; timeZone: string; culture: string }

const OpenSentence = lateWithTexts<Props>(
  'footer',
  async () => (await import('./open-sentence')).OpenSentence,
)

/**
 * Open-now indicator (HOME-1). The page is the same for everybody at every hour, so this appears in the browser
 * only; and reading the clock of another place is expensive, so not before it is visible.
 */
export function OpenNow(props: Props) {
  const element = useRef<HTMLParagraphElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    return whenVisible(element.current, () => startTransition(() => setIsSeen(true)), '0px')
  }, [])
  return (
    <p ref={element} className="open-now">
      {isSeen ? (
        <Suspense>
          <OpenSentence {...props} />
        </Suspense>
      ) : null}
    </p>
  )
}
