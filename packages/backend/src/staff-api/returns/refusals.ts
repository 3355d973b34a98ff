import type { Refused } from '@haverhof/domain/shared'
import { notFound, type Problems } from '../../http/index.ts'
import { refundProblems } from '../shared/refusals.ts'

/** Why a return takes no step. */
export const returnProblems = {
  ...refundProblems,
  'no-such-return': notFound('return').problem,
  'no-such-step': { status: 409, title: 'The return does not go that way.' },
  'reason-missing': { status: 409, title: 'Say why the return is refused.' },
} as const satisfies Problems<Refused>

/** Why nothing is decided about a withdrawal. */
export const withdrawalProblems = {
  ...refundProblems,
  'no-such-withdrawal': notFound('withdrawal').problem,
  'already-decided': { status: 409, title: 'A member of staff has decided this before.' },
  'no-withdrawal': { status: 409, title: 'This ends a repeat delivery and undoes no order.' },
  'not-matched': { status: 409, title: 'Say first which order it is about.' },
  'nothing-to-return': { status: 409, title: 'Nothing of this order can come back.' },
} as const satisfies Problems<Refused>
