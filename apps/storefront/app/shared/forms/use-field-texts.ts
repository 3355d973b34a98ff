import type { FieldReason } from '@haverhof/domain/checkout'
import type { FieldError } from 'react-hook-form'
import { useTranslations } from '#texts'

type Worded = FieldReason | 'password-wrong' | 'passwords-differ'

const worded: Record<Worded, true> = {
  required: true,
  'too-long': true,
  'invalid-email': true,
  'invalid-phone': true,
  'invalid-postcode': true,
  'invalid-vat-number': true,
  'invalid-street-number': true,
  'invalid-address': true,
  'invalid-date': true,
  'unknown-country': true,
  'not-delivered-there': true,
  'invalid-password': true,
  'password-wrong': true,
  'passwords-differ': true,
}

/** What is wrong with a field, in words. A reason that this page does not know yet is still said. */
export function useFieldTexts(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslations('forms.errors')
  return (error) => {
    if (!error) return undefined
    return t(error.type in worded ? error.type : 'invalid', { max: Number(error.message ?? 0) })
  }
}
