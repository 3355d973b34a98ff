import { Refusal } from '../http/index.ts'

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
