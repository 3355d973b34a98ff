import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/**
 * One answer for orders and lines that do not exist and for those of others (RETURNS-1). Not sent yet, sent too long ago
 * for this reason, a gift or an analysis (RETURNS-1, 2, 12). More pieces than are left (RETURNS-6).
 */
export type ReturnRefused =
  | Refused<'no-such-line' | 'not-returnable'>
  | Refused<'too-many-returned', { maximum: number }>

export const returnProblems: Problems<ReturnRefused> = {
  'no-such-line': { status: 404, code: 'not-found', title: 'There is no such line of an order.' },
  'not-returnable': { status: 409, title: 'This cannot be sent back.' },
  'too-many-returned': ({ maximum }) => ({
    status: 409,
    title: 'So many pieces are not left to send back.',
    parameter: 'quantity',
    maximum,
  }),
}
