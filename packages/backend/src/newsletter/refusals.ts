import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** One answer for unknown, used and expired links. */
export const newsletterProblems: Problems<Refused<'link-invalid'>> = {
  'link-invalid': { status: 404, title: 'This link is no longer valid.' },
}
