import { consentCookie } from '../../platform/constants'
import { readCookie, writeCookie } from '../../platform/cookies'
import { createStore } from '../../platform/store'
import { type Consent, readConsent, writeConsent } from './consent-cookie'
import { updateConsentMode } from './consent-mode'

/** The visitor's choice; null until there is one. Nothing of a third party is asked for before that. */
export const consent = createStore<Consent | null>(null)

/** What is on the screen about it. */
export const consentView = createStore<'closed' | 'notice' | 'settings'>('closed')

/** CONSENT-1: a visitor who has not chosen is asked; a choice counts for 365 days. */
export function startConsent(): void {
  const known = readConsent(readCookie(consentCookie))
  if (known) apply(known)
  else consentView.set('notice')
}

export function chooseConsent(choice: Consent): void {
  writeCookie(consentCookie, writeConsent(choice, new Date()))
  consentView.set('closed')
  apply(choice)
}

export function openConsentSettings(): void {
  consentView.set('settings')
}

/** Leaving the settings without a choice leads back to the question. */
export function leaveConsentSettings(): void {
  if (consentView.get() === 'settings') consentView.set(consent.get() ? 'closed' : 'notice')
}

function apply(choice: Consent): void {
  consent.set(choice)
  updateConsentMode(choice)
}
