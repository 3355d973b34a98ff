import { Refusal } from '../http/index.ts'

/** RETURNS-1: one answer for orders and lines that do not exist and for those of others. */
export function lineMissing(): Refusal {
  return new Refusal({ status: 404, code: 'not-found', title: 'There is no such line of an order.' })
}

/** RETURNS-1, 2, 12: not sent yet, sent too long ago for this reason, a gift or an analysis. */
export function notReturnable(): Refusal {
  return new Refusal({ status: 409, code: 'not-returnable', title: 'This cannot be sent back.' })
}

/** RETURNS-6 */
export function tooManyReturned(maximum: number): Refusal {
  const title = 'So many pieces are not left to send back.'
  return new Refusal({ status: 409, code: 'too-many-returned', title, parameter: 'quantity', maximum })
}
