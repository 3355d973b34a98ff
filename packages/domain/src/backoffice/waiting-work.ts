import type { Permission } from './permissions.ts'

/** What may wait, and who sees that it does (TODAY-6). */
export const workPermissions = {
  'to-send': 'orders.read',
  problems: 'orders.read',
  'waiting-for-money': 'payments.read',
  'refunds-refused': 'payments.read',
  'refunds-owed': 'payments.read',
  returns: 'returns.read',
  withdrawals: 'withdrawals.decide',
  reviews: 'reviews.decide',
  questions: 'questions.answer',
  reports: 'reports.decide',
  samples: 'samples.read',
  'mails-given-up': 'mails.read',
} as const satisfies Record<string, Permission>
