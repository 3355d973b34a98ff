import type { ApiClient } from '@haverhof/api-client'
import { dataLayer } from '../../toolkit/data-layer'
import type { Consent } from './consent-cookie'

/** The tag manager comes only after a choice that needs it, and only where the site has one (CONSENT-4). */
export function needsTagManager(choice: Consent | null, gtmContainerId: string | null): boolean {
  return gtmContainerId !== null && choice !== null && (choice.analytics || choice.marketing)
}

/** The settings are asked for anew; when that fails there is no tag manager. */
export async function loadTagManager(api: ApiClient): Promise<void> {
  const settings = await api.tracking.settings().catch(() => null)
  const id = settings?.gtmContainerId
  if (!id || document.querySelector('script[data-tag-manager]')) return
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  script.async = true
  script.dataset['tagManager'] = ''
  document.head.append(script)
}
