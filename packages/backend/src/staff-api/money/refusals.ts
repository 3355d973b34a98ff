import type { Refused } from '@haverhof/domain/shared'
import { notFound, type Problems } from '../../http/index.ts'
import { refundProblems } from '../shared/refusals.ts'

/** Why a refund is neither tried again nor paid by transfer. */
export const unpaidRefundProblems = {
  'no-such-refund': notFound('refund').problem,
  'already-paid': { status: 409, title: 'The refund has been paid.' },
  'not-refused': { status: 409, title: 'The provider is being asked for this refund.' },
  'answer-unknown': {
    status: 409,
    title: 'The provider does not answer, so it is unknown whether it has paid this refund. Try again later.',
  },
  'more-than-paid': refundProblems['more-than-paid'],
} as const satisfies Problems<Refused>
