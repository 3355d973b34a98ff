import { dataLayer } from '../../toolkit/data-layer'
import type { Consent } from './consent-cookie'

/** Consent mode v2: which storage a choice opens. */
export function storageFor({ analytics, marketing }: Consent): Record<string, 'granted' | 'denied'> {
  const ads = marketing ? 'granted' : 'denied'
  return {
    analytics_storage: analytics ? 'granted' : 'denied',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: 'granted',
    security_storage: 'granted',
  }
}

/** Everything is denied until the visitor says otherwise (CONSENT-3). Must come first in the data layer. */
export function denyByDefault(): void {
  command('consent', 'default', storageFor({ analytics: false, marketing: false }))
}

export function updateConsentMode(choice: Consent): void {
  command('consent', 'update', storageFor(choice))
}

/** Commands are told apart from events by being an arguments object. */
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the tag manager does not accept an array
  dataLayer().push(arguments)
}
