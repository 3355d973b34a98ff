import { sampleTypes } from '../laboratory/index.ts'
import {
  carriers,
  correctionReasons,
  creditReasons,
  orderStatuses,
  withdrawalStates,
} from '../orders/index.ts'
import { strayReasons } from '../payments/index.ts'
import { questionStates } from '../questions/index.ts'
import { repeatStates } from '../repeat-delivery/index.ts'
import { reportReasons, reportStates } from '../reports/index.ts'
import { returnStatuses } from '../returns/index.ts'
import { reviewConcerns, reviewVerdicts } from '../reviews/index.ts'
import { toldReasons } from '../shared/index.ts'
import { permissions } from './permissions.ts'
import { addressFields, customerFields, customerLinkKinds, signInWays, taskKinds } from './words.ts'

/** The closed lists out of which the log writes a word: the office has a text for each word of each of them. */
export const auditLists = {
  'address-field': addressFields,
  // The listed reasons that customers read (REASONS-1).
  'cancel-reason': toldReasons.cancellation,
  carrier: carriers,
  'credit-reason': [...creditReasons, ...strayReasons],
  'customer-field': customerFields,
  'customer-link': customerLinkKinds,
  'order-status': orderStatuses,
  permission: permissions,
  'question-reason': toldReasons.question,
  'question-state': questionStates,
  'recall-reason': toldReasons.recall,
  'repeat-state': repeatStates,
  'report-reason': reportReasons,
  'report-state': reportStates,
  'return-reason': toldReasons.return,
  'return-status': returnStatuses,
  'review-concern': reviewConcerns,
  'review-reason': toldReasons.review,
  'review-state': reviewVerdicts,
  'sample-type': sampleTypes,
  // Customers also come in by a link.
  'sign-in-way': [...signInWays, 'link'],
  'stock-reason': correctionReasons,
  'task-kind': taskKinds,
  'withdrawal-state': withdrawalStates,
} as const

export type AuditList = keyof typeof auditLists
