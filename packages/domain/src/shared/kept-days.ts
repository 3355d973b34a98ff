/** Periods that pages quote, apart, so that a browser loads no table for them (QUESTIONS-9, REPORTS-8, REPEAT-15). */
export const askerAddressDays = 30
export const decidedReportDays = 365
export const unusedMandateDays = 30

/**
 * For how many days each kind of data is kept; 0 is the night after it expired (RETENTION-1). Nothing else holds a period:
 * the worker forgets by it, and the privacy page quotes it as `{days:open carts}` or `{years:photos of returns}`. A name
 * never changes: progress is stored under it.
 */
export const keptDays = {
  'expired sessions': 0,
  'expired links': 1,
  'known browsers': 0,
  'used captchas': 0,
  'answered passkey challenges': 0,
  'unconfirmed registrations': 30,
  'counted attempts': 1,
  'sign-ins and sign-outs': 400,
  'staff actions beside money and goods': 731,
  'staff actions on money and goods': 3653,
  'open carts': 90,
  'content of ordered carts': 180,
  'keys of staff to carts': 30,
  'text of sent mails': 90,
  'sent mails': 730,
  'undeliverable mails': 180,
  'unconfirmed newsletter subscriptions': 30,
  'unconfirmed reminder subscriptions': 30,
  'ended newsletter subscriptions': 1096,
  'ended reminder subscriptions': 1096,
  'reminders of carts': 400,
  'addresses that orders came from': 90,
  'packing claims': 1,
  'results of book checks': 400,
  'unused mandates': unusedMandateDays,
  'photos of returns': 730,
  'requests for reviews': 400,
  'addresses of askers': askerAddressDays,
  'rejected questions': 365,
  'decided reports': decidedReportDays,
  'photos of reviews that are not shown': 90,
  'single searches in vain': 7,
  'searches in vain': 90,
  'waiting stock alerts': 365,
  'sent stock alerts': 30,
  'visits from mailings': 730,
  'product feeds of closed hosts': 7,
  'answers to staff requests': 7,
  'ended staff sessions': 0,
  'unanswered passkey challenges of staff': 0,
  'ended invitations': 30,
  'ended tasks': 30,
  'webhook events': 30,
  'dead jobs of the clock': 1,
  'dead jobs': 30,
} as const

/** Periods that no job of the shop enforces: the books are younger than ten years, logs rotate, letters lie in a mailbox. */
export const keptOutsideDays = {
  'the books': 3653,
  'technical log lines': 30,
  'letters to customer service': 730,
} as const

export type KindOfData = keyof typeof keptDays
