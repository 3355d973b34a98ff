import { Suspense } from 'react'
import { lateWithTexts } from '../shared/shop/late-with-texts'
import { useStore } from '../toolkit/store'
import { consentView } from '../shared/consent/consent'
import { NetworkNotice } from './notices/network-notice'
import { useIsInNetherlands } from './notices/visitor-country'

/** Comes to those whom it concerns. */
const NetherlandsNotice = lateWithTexts(
  'notices',
  async () => (await import('./notices/netherlands-notice')).NetherlandsNotice,
)
const ConsentSettings = lateWithTexts(
  'notices',
  async () => (await import('../shared/consent/consent-settings')).ConsentSettings,
)

/** The notices that few visitors see. Loaded once the page itself is ready; the same HTML serves visitors with and without. */
export function Layers() {
  const view = useStore(consentView, 'unknown')
  const isInNetherlands = useIsInNetherlands()
  return (
    <div data-layers="">
      <NetworkNotice />
      <Suspense>{isInNetherlands && view !== 'unknown' ? <NetherlandsNotice /> : null}</Suspense>
      <Suspense>{view === 'settings' ? <ConsentSettings /> : null}</Suspense>
    </div>
  )
}
