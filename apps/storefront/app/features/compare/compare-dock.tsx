import { Suspense } from 'react'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { useCompared } from './compare-store'

const Dock = lateWithTexts('compare', async () => (await import('./dock')).Dock)

/** Comes with the first product that is compared. */
export function CompareDock({ className }: { className?: string }) {
  const list = useCompared()
  if (list.length === 0) return null
  const ids = list.map(({ variantId }) => variantId)
  return (
    <Suspense>
      <Dock ids={ids} {...(className && { className })} />
    </Suspense>
  )
}
