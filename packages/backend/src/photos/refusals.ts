import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** What is wrong with a photo; the storefront has the words (RETURNS-4). `parameter` is the field that carried it. */
export type PhotoRefused = Refused<
  'photo-too-large' | 'photo-wrong-type' | 'photo-too-many-pixels' | 'photo-unreadable',
  { parameter: string }
>

/** No multipart form, or a compressed one. */
export type FormRefused = Refused<'unsupported-type'>

const wrongPhoto = ({ reason, parameter }: PhotoRefused) => ({
  status: reason === 'photo-too-large' ? (413 as const) : (400 as const),
  title: 'This photo cannot be used.',
  detail: reason,
  parameter,
  errors: [{ parameter, message: reason }],
})

export const photoProblems: Problems<PhotoRefused | FormRefused> = {
  'photo-too-large': wrongPhoto,
  'photo-wrong-type': wrongPhoto,
  'photo-too-many-pixels': wrongPhoto,
  'photo-unreadable': wrongPhoto,
  'unsupported-type': { status: 415, title: 'Send the body as multipart/form-data.' },
}
