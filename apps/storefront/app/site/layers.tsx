import { useStore } from '../toolkit/store'
import { consentView } from '../shared/consent/consent'
import { ConsentSettings } from '../shared/consent/consent-settings'
import { NetherlandsNotice } from './notices/netherlands-notice'
import { NetworkNotice } from './notices/network-notice'

/** The notices that few visitors see. Loaded once the page itself is ready; the same HTML serves visitors with and without. */
export function Layers() {
  const view = useStore(consentView, 'unknown')
  return (
    <div data-layers="">
      <NetworkNotice />
      {view === 'unknown' ? null : <NetherlandsNotice />}
      {view === 'settings' ? <ConsentSettings /> : null}
    </div>
  )
}
