/** What the visitor allows beyond what the shop cannot work without. */
export type Consent = { analytics: boolean; marketing: boolean }

/** The choice as the cookie keeps it; anything else in there counts as no choice (CONSENT-2). */
export function readConsent(text: string | null): Consent | null {
  const parts = new URLSearchParams(text ?? '')
  const analytics = parts.get('analytics')
  const marketing = parts.get('marketing')
  if (!isAnswer(analytics) || !isAnswer(marketing)) return null
  return { analytics: analytics === 'yes', marketing: marketing === 'yes' }
}

export function writeConsent({ analytics, marketing }: Consent, today: Date): string {
  const answers = {
    analytics: answer(analytics),
    marketing: answer(marketing),
    date: today.toISOString().slice(0, 10),
  }
  return new URLSearchParams(answers).toString()
}

function isAnswer(text: string | null): text is 'yes' | 'no' {
  return text === 'yes' || text === 'no'
}

function answer(allowed: boolean): 'yes' | 'no' {
  return allowed ? 'yes' : 'no'
}
