import { Suspense, useEffect, useRef, useState } from 'react'
import { whenVisible } from '../../toolkit/late-triggers'
import { lateWithTexts } from '../shop/late-with-texts'
import type { ChoiceProps } from '../horses/horse-choice'
import { useHorseText } from '../horses/horse-text'

const HorseChoice = lateWithTexts<ChoiceProps>(
  'horses forms',
  async () => (await import('../horses/horse-choice')).HorseChoice,
)

/** At once where a horse is chosen; who has none is offered to keep one on getting there (HORSES-8). */
export function HorseChoiceSlot(props: ChoiceProps) {
  const isChosen = useHorseText() !== null
  const [isReached, setIsReached] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? whenVisible(element.current, () => setIsReached(true)) : undefined), [])
  return (
    <div ref={element} className="horse-choice-slot">
      <Suspense>{isChosen || isReached ? <HorseChoice {...props} /> : null}</Suspense>
    </div>
  )
}
