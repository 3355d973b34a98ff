import { Suspense } from 'react'
import { useIsHydrating } from '../../toolkit/hydration'
import { lateWithTexts } from './late-with-texts'
import type { ChoiceProps } from '../horses/horse-choice'

const HorseChoice = lateWithTexts<ChoiceProps>(
  'horses forms',
  async () => (await import('../horses/horse-choice')).HorseChoice,
)

/** As `HorseSlot`: only browsers have a horse, so the server draws none. */
export function HorseChoiceSlot(props: ChoiceProps) {
  if (useIsHydrating()) return null
  return (
    <Suspense>
      <HorseChoice {...props} />
    </Suspense>
  )
}
