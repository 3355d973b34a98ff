import { Refusal } from '../http/index.ts'

/** RETURNS-4: what is wrong with a photo; the storefront has the words. */
type PhotoReason = 'photo-too-large' | 'photo-wrong-type' | 'photo-too-many-pixels' | 'photo-unreadable'

/** `parameter`: the field that carried it. */
export function photoRefused(reason: PhotoReason, parameter = 'photo'): Refusal {
  return new Refusal({
    status: reason === 'photo-too-large' ? 413 : 400,
    code: reason,
    title: 'This photo cannot be used.',
    detail: reason,
    parameter,
    errors: [{ parameter, message: reason }],
  })
}
