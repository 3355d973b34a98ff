import { Suspense } from 'react'
import { lateWithTexts } from '../shop/late-with-texts'
import type { RowProps } from '../horses/horse-row'
import { useHorseText } from '../horses/horse-text'

const HorseRow = lateWithTexts<RowProps>('horses', async () => (await import('../horses/horse-row')).HorseRow)

/** As `HorseSlot`, for a table. */
export function HorseRowSlot(props: RowProps) {
  if (useHorseText() === null) return null
  return (
    <Suspense>
      <HorseRow {...props} />
    </Suspense>
  )
}
