import type { FieldReason } from '@haverhof/domain/checkout'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'
import type { FormError } from './form-face'

const isWorded = oneOf<FieldReason | 'date-in-future' | 'password-wrong' | 'passwords-differ'>([
  'required',
  'too-long',
  'invalid-email',
  'invalid-phone',
  'invalid-postcode',
  'invalid-vat-number',
  'invalid-street-number',
  'invalid-address',
  'invalid-date',
  'date-in-future',
  'unknown-country',
  'not-delivered-there',
  'territory-not-served',
  'invalid-password',
  'password-wrong',
  'passwords-differ',
])

/** What is wrong with a field, in words. A reason that this page does not know yet is still said. */
export function useFieldTexts(): (error: FormError | undefined) => string | undefined {
  const t = useTranslations('forms.errors')
  return (error) => {
    if (!error) return undefined
    const { type, message = '' } = error
    return t(isWorded(type) ? type : 'invalid', { max: Number(message), territory: message })
  }
}
