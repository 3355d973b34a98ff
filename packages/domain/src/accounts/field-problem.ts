import { fieldLimits, type LimitedField } from './field-limits.ts'
import type { PhoneField } from './profile.ts'

/** Why a field is refused; the storefront words each reason in every language. */
export type FieldReason =
  | 'required'
  | 'too-long'
  | 'invalid-email'
  | 'invalid-password'
  | 'invalid-phone'
  | 'invalid-postcode'
  | 'invalid-vat-number'
  | 'invalid-street-number'
  | 'invalid-address'
  | 'invalid-date'
  | 'unknown-country'
  | 'not-delivered-there'
  | 'territory-not-served'

/**
 * `parameter` is the path of the field (`address.zipcode`); `max` stands with
 * `too-long`, the name of the territory with `territory-not-served`.
 */
export type FieldProblem = { parameter: string; reason: FieldReason; max?: number; territory?: string }

type TextRule = {
  field: LimitedField
  value: string | null
  required?: boolean
  /** A shape of the field's own, and what to say when the text does not have it. */
  has?: (value: string) => boolean
  otherwise?: FieldReason
}

/** The first thing wrong with one field of text. */
export function textProblems(prefix: string, rule: TextRule): FieldProblem[] {
  const { field, value, required = true, has, otherwise = 'invalid-address' } = rule
  const parameter = `${prefix}${field}`
  if (!value) return required ? [{ parameter, reason: 'required' }] : []
  const max = fieldLimits[field]
  if (value.length > max) return [{ parameter, reason: 'too-long', max }]
  return has && !has(value) ? [{ parameter, reason: otherwise }] : []
}

export function phoneProblems(prefix: string, field: PhoneField, value: string | null): FieldProblem[] {
  return textProblems(prefix, {
    field,
    value,
    required: false,
    has: isPhoneNumber,
    otherwise: 'invalid-phone',
  })
}

const digitsInNumber = { min: 6, max: 15 } as const

/** Digits with the usual signs between them; the server knows the numbering plans (CHECKOUT-10). */
export function isPhoneNumber(phoneNumber: string): boolean {
  if (!/^\+?[\d\s()./-]+$/.test(phoneNumber)) return false
  const digits = phoneNumber.replaceAll(/\D/g, '').length
  return digits >= digitsInNumber.min && digits <= digitsInNumber.max
}
