import { Suspense } from 'react'
import { lateWithTexts } from '../shared/shop/late-with-texts'
import { latePart } from '../toolkit/connection'
import { useStore } from '../toolkit/store'
import { consentView } from '../shared/consent/consent'
import { useShop } from '../shared/shop/shop'
import { dutchHost } from './notices/localization'
import { NetworkNotice } from './notices/network-notice'

const NetherlandsNotice = latePart(
  async () => (await import('./notices/netherlands-notice')).NetherlandsNotice,
)
const ConsentSettings = lateWithTexts(
  'notices',
  async () => (await import('../shared/consent/consent-settings')).ConsentSettings,
)

/** The notices that few visitors see. Loaded once the page itself is ready; the same HTML serves visitors with and without. */
export function Layers() {
  const view = useStore(consentView, 'unknown')
  const shop = useShop()
  return (
    <div data-layers="">
      <NetworkNotice />
      <Suspense>{view === 'unknown' || dutchHost(shop) === null ? null : <NetherlandsNotice />}</Suspense>
      <Suspense>{view === 'settings' ? <ConsentSettings /> : null}</Suspense>
    </div>
  )
}
