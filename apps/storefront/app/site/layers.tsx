import { useStore } from '../platform/store'
import { consentView } from './consent/consent'
import { ConsentNotice } from './consent/consent-notice'
import { ConsentSettings } from './consent/consent-settings'
import { NetherlandsNotice } from './notices/netherlands-notice'
import { NetworkNotice } from './notices/network-notice'

/** What lies over the page. Loaded once the page itself is ready; the same HTML serves visitors with and without. */
export function Layers() {
  const view = useStore(consentView, 'closed')
  return (
    <div data-no-print="" data-layers="" className="fixed inset-x-0 bottom-0 z-40">
      <NetworkNotice />
      {view === 'closed' ? <NetherlandsNotice /> : null}
      {view === 'notice' ? <ConsentNotice /> : null}
      {view === 'settings' ? <ConsentSettings /> : null}
    </div>
  )
}
