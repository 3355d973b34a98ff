import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** A mailbox asks the same about a product once (QUESTIONS-16). */
export const questionProblems: Problems<Refused<'already-asked'>> = {
  'already-asked': { status: 409, title: 'This mailbox has asked the same about this product.' },
}
