/** What a mailbox can agree to; each has a tick, a table and a proof of its own (NEWSLETTER-9). */
export const purposes = ['newsletter', 'reminders'] as const

export type Purpose = (typeof purposes)[number]

/** Both tables have the same columns. */
export const tableOf = {
  newsletter: 'newsletter_subscription',
  reminders: 'reminder_subscription',
} as const satisfies Record<Purpose, string>

/**
 * The wording that people agree to, counted (NEWSLETTER-8). The second one of the newsletter also spoke of a reminder of
 * goods left in the cart; since the third one that is asked for on its own, and no reader gets one without having agreed to
 * it there.
 */
export const consentVersions = { newsletter: 3, reminders: 1 } as const satisfies Record<Purpose, number>
