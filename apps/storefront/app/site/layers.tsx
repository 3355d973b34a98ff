import { Suspense } from 'react'
import { lateWithTexts } from '../shared/lazy/late-with-texts'
import { useStore } from '../toolkit/store'
import { consentView } from '../shared/consent/consent'
import { NetherlandsNotice } from './notices/netherlands-notice'
import { NetworkNotice } from './notices/network-notice'

const ConsentSettings = lateWithTexts(
  'notices',
  async () => (await import('../shared/consent/consent-settings')).ConsentSettings,
)

/** The notices that few visitors see. Loaded once the page itself is ready; the same HTML serves visitors with and without. */
export function Layers() {
  const view = useStore(consentView, 'unknown')
  return (
    <div data-layers="">
      <NetworkNotice />
      {view === 'unknown' ? null : <NetherlandsNotice />}
      <Suspense>{view === 'settings' ? <ConsentSettings /> : null}</Suspense>
    </div>
  )
}
