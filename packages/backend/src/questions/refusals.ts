import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** QUESTIONS-16: a mailbox asks the same about a product once. */
export const questionProblems: Problems<Refused<'already-asked'>> = {
  'already-asked': { status: 409, title: 'This mailbox has asked the same about this product.' },
}
