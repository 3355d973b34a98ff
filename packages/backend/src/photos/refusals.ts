import type { Refused } from '@haverhof/domain/shared'
import { type Problems, Refusal } from '../http/index.ts'

/** RETURNS-4: what is wrong with a photo; the storefront has the words. `parameter` is the field that carried it. */
export type PhotoRefused = Refused<
  'photo-too-large' | 'photo-wrong-type' | 'photo-too-many-pixels' | 'photo-unreadable',
  { parameter: string }
>

const wrongPhoto = ({ reason, parameter }: PhotoRefused) => ({
  status: reason === 'photo-too-large' ? (413 as const) : (400 as const),
  title: 'This photo cannot be used.',
  detail: reason,
  parameter,
  errors: [{ parameter, message: reason }],
})

export const photoProblems: Problems<PhotoRefused> = {
  'photo-too-large': wrongPhoto,
  'photo-wrong-type': wrongPhoto,
  'photo-too-many-pixels': wrongPhoto,
  'photo-unreadable': wrongPhoto,
}

/** The form is no multipart form, or compressed. */
export function wrongFormType(): Refusal {
  const title = 'Send the body as multipart/form-data.'
  return new Refusal({ status: 415, code: 'unsupported-type', title })
}
