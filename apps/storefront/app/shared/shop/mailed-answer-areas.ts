/** The pages that mailed links lead to, by their path, and the area of their texts. */
export const mailedAnswerAreas = {
  'newsletter/confirm': 'newsletter.confirm',
  'newsletter/unsubscribe': 'newsletter.unsubscribe',
  'review/end': 'reviews.end',
  'stock-alert/end': 'stock-alert.end',
  'horses/reminders/end': 'horses.end',
  'declaration/confirm': 'withdrawal.mailbox',
} as const

export type MailedAnswerArea = (typeof mailedAnswerAreas)[keyof typeof mailedAnswerAreas]
