import { Suspense } from 'react'
import { lateWithTexts } from '../shop/late-with-texts'
import type { LineProps } from '../horses/horse-line'
import { useHorseText } from '../horses/horse-text'

const HorseLine = lateWithTexts<LineProps>(
  'horses',
  async () => (await import('../horses/horse-line')).HorseLine,
)

/** The code of the line comes where a horse is chosen, and after the page (HORSES-18). */
export function HorseSlot(props: LineProps) {
  if (useHorseText() === null) return null
  return (
    <Suspense>
      <HorseLine {...props} />
    </Suspense>
  )
}
