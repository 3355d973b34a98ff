import type { AuditList } from '@haverhof/domain/backoffice'
import type { MessageArea } from '@haverhof/messages/keys'

/** Where the words of a closed list stand, and the names of mails; a carrier is called by its own name. */
export const listTexts = {
  'address-field': 'office-desk.address',
  'cancel-reason': 'reasons.cancellation',
  'credit-reason': 'office-refunds.reasons',
  'customer-field': 'office-customers.details',
  'customer-link': 'office-audit.words.customer-link',
  'mail-kind': 'office-mails.kinds',
  'order-status': 'office-orders.status',
  permission: 'office-staff.permissions',
  'question-reason': 'reasons.question',
  'question-state': 'office-questions.states',
  'recall-reason': 'reasons.recall',
  'repeat-state': 'office-customers.repeats.states',
  'report-reason': 'reasons.report',
  'report-state': 'office-reports.states',
  'return-reason': 'reasons.return',
  'return-status': 'office-returns.statuses',
  'review-concern': 'office-moderation.concerns',
  'review-reason': 'reasons.review',
  'review-state': 'office-reviews.states',
  'sample-type': 'laboratory.details',
  'sign-in-way': 'office-audit.words.sign-in-way',
  'stock-reason': 'office-stock.reasons',
  'task-kind': 'office-tasks.kinds',
  'withdrawal-state': 'office-audit.words.withdrawal-state',
} as const satisfies Record<Exclude<AuditList, 'carrier'> | 'mail-kind', MessageArea>

/** The measured values of a sample, as the report calls them. */
export const valueName = (code: string) => `laboratory.values.${code}.name`
