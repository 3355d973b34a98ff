import { Refusal } from '../http/index.ts'

/** RETURNS-1: one answer for orders and lines that do not exist and for those of others. */
export function lineMissing(): Refusal {
  return new Refusal({ status: 404, code: 'not-found', title: 'There is no such line of an order.' })
}

/** RETURNS-1, 2: not sent yet, sent too long ago, a gift or an analysis. */
export function notReturnable(): Refusal {
  return new Refusal({ status: 409, code: 'not-returnable', title: 'This cannot be sent back.' })
}

/** RETURNS-6 */
export function tooManyReturned(maximum: number): Refusal {
  const title = 'So many pieces are not left to send back.'
  return new Refusal({ status: 409, code: 'too-many-returned', title, parameter: 'quantity', maximum })
}

/** RETURNS-4: what is wrong with a photo; the storefront has the words. */
export type PhotoReason =
  | 'photo-too-large'
  | 'photo-wrong-type'
  | 'photo-too-many-pixels'
  | 'photo-unreadable'

export function photoRefused(reason: PhotoReason): Refusal {
  return new Refusal({
    status: reason === 'photo-too-large' ? 413 : 400,
    code: reason,
    title: 'This photo cannot be used.',
    detail: reason,
    parameter: 'photo',
    errors: [{ parameter: 'photo', message: reason }],
  })
}
