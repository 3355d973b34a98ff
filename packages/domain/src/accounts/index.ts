export { type AccountFields, accountProblems, tidyAccount } from './account-fields.ts'
export type { AccountBillingFields, AccountShippingFields } from './account-sides.ts'
export { type AddressFields, addressProblems, tidyAddress } from './address.ts'
export { captchaHeader, type CaptchaChallenge, captchaToken } from './captcha.ts'
export { foldEmailAddress, isEmailAddress } from './email-address.ts'
export {
  type FieldProblem,
  type FieldReason,
  fieldLimits,
  type LimitedField,
  textProblems,
} from './field-problem.ts'
export { isPassword, passwordLength } from './password.ts'
export { isPhoneNumber } from './phone-number.ts'
export { isPostcode, tidyPostcode } from './postcode.ts'
export { type ShippingFields, shippingProblems, tidyShipping } from './shipping.ts'
export { isStreetNumber } from './street-number.ts'
export { tidyOptional, tidyText } from './tidy-text.ts'
export { tokenLifeMs, type TokenPurpose } from './tokens.ts'
