import type { MailFacts } from './mail-facts.ts'

export type MailKind = keyof MailFacts

/** MAIL-16: what tells of an order. */
export type OrderMailKind = {
  [Kind in MailKind]: MailFacts[Kind] extends { orderId: number } ? Kind : never
}[MailKind]

/** Every kind: PostgreSQL takes no other into the outbox. */
export const mailKinds = Object.keys({
  'order-confirmation': true,
  'payment-failed': true,
  'payment-refunded': true,
  'order-out-of-stock': true,
  'order-cancelled': true,
  'order-sent': true,
  'order-part-sent': true,
  'lot-recall': true,
  'credit-note': true,
  'return-registered': true,
  'return-changed': true,
  'review-request': true,
  'sample-received': true,
  'sample-advised': true,
  'sample-corrected': true,
  'stock-alert': true,
  'question-answered': true,
  'report-receipt': true,
  'report-decided': true,
  'text-refused': true,
  'pack-runs-out': true,
  'cart-reminder': true,
  'repeat-begun': true,
  'repeat-announced': true,
  'repeat-moved': true,
  'repeat-collection-failed': true,
  'repeat-payment-needed': true,
  'repeat-paused': true,
  'repeat-ended': true,
  'account-activation': true,
  'account-reset': true,
  'account-sign-in': true,
  'account-change-email': true,
  'account-email-leaving': true,
  'account-password-changed': true,
  'account-passkey-added': true,
  'account-deleted': true,
  'newsletter-confirm': true,
  'staff-invitation': true,
  'staff-reset': true,
  'staff-reset-told': true,
  'staff-proofs-failed': true,
  'withdrawal-receipt': true,
  'ending-receipt': true,
} satisfies Record<MailKind, true>)

/** ACCOUNTS-9: what these tell is found when they are written, with a link that is made there and then. */
export const accountLinkKinds = [
  'account-activation',
  'account-reset',
  'account-sign-in',
  'account-change-email',
] as const

export type AccountLinkKind = (typeof accountLinkKinds)[number]

/** STAFF-16: likewise, for who works here. */
export const staffLinkKinds = ['staff-invitation', 'staff-reset'] as const

export type StaffLinkKind = (typeof staffLinkKinds)[number]

/** MAIL-8: their links are keys. */
export const secretKinds: ReadonlySet<MailKind> = new Set<MailKind>([
  ...accountLinkKinds,
  ...staffLinkKinds,
  'newsletter-confirm',
  'review-request',
  'sample-received',
  'sample-advised',
  'sample-corrected',
  'stock-alert',
  'pack-runs-out',
  'cart-reminder',
  'repeat-collection-failed',
  'repeat-payment-needed',
])

/** MAIL-21: unsolicited mails: a duplicate is worse than a loss. */
export const atMostOnceKinds: ReadonlySet<MailKind> = new Set<MailKind>(['cart-reminder'])

/** A mail that is to be sent, whatever its kind. */
export type Mail<Kind extends MailKind = MailKind> = {
  [Each in Kind]: {
    kind: Each
    facts: MailFacts[Each]
    /** One cause makes one mail: `order-confirmation:100001`. */
    causeKey: string
    siteId: number
    languageId: number
    toAddress: string
  }
}[Kind]

/** One of them in the outbox. */
export type AccountLinkMail = Mail<AccountLinkKind> & { mailId: number }
export type StaffLinkMail = Mail<StaffLinkKind> & { mailId: number }
