import { consentCookie } from '../../toolkit/constants'
import { readCookie, writeCookie } from '../../toolkit/cookies'
import { inOwnTurn } from '../../toolkit/late-triggers'
import { createStore } from '../../toolkit/store'
import { type Consent, readConsent, writeConsent } from './consent-cookie'
import { updateConsentMode } from './consent-mode'

/** The visitor's choice; null until there is one. Nothing of a third party is asked for before that. */
export const consent = createStore<Consent | null>(null)

/** What is on the screen about it; unknown until hydration. */
export const consentView = createStore<'unknown' | 'closed' | 'notice' | 'settings'>('unknown')

/**
 * A visitor who has not chosen is asked; a choice counts for 365 days (CONSENT-1). Settings that the visitor opened
 * before this ran stay open.
 */
export function startConsent(): void {
  const stored = readConsent(readCookie(consentCookie))
  if (consentView.get() === 'unknown') consentView.set(stored ? 'closed' : 'notice')
  if (stored) apply(stored)
  // From here on the view decides, not the mark that the head of the page left.
  delete document.documentElement.dataset['asks']
}

export function chooseConsent(choice: Consent): void {
  writeCookie(consentCookie, writeConsent(choice, new Date()))
  consentView.set('closed')
  apply(choice)
  inOwnTurn(returnFocus)
}

let cameFrom: HTMLElement | null = null

/** Where the focus was before it came to the question. */
export function comeFrom(element: HTMLElement): void {
  cameFrom = element
}

/** The focus that left with the question goes back to where it came from, or to the page (CONSENT-6). */
function returnFocus(): void {
  if (document.activeElement !== document.body) return
  const target = cameFrom?.isConnected ? cameFrom : document.getElementById('main')
  target?.focus({ preventScroll: true })
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
