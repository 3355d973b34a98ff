import { Suspense } from 'react'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { useCompared } from './compare-store'

const Dock = lateWithTexts('compare', async () => (await import('./dock')).Dock)

/** Comes with the first product that is compared. */
export function CompareDock({ className }: { className?: string }) {
  const ids = useCompared()
  if (ids.length === 0) return null
  return (
    <Suspense>
      <Dock ids={ids} {...(className && { className })} />
    </Suspense>
  )
}
