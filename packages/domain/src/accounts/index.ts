export { type AccountFields, accountProblems, tidyAccount } from './account-fields.ts'
export {
  addressLabels,
  type AddressLabel,
  bookEntryProblems,
  type BookFields,
  mostAddresses,
  tidyBookEntry,
} from './address-book.ts'
export { type AddressFields, addressProblems, isStreetNumber, tidyAddress } from './address.ts'
export { captchaHeader, type CaptchaChallenge, captchaToken } from './captcha.ts'
export {
  type ConfirmProofKind,
  confirmProofs,
  foldEmailAddress,
  isEmailAddress,
  isPassword,
  mailboxForLimits,
  passwordLength,
  tokenLifeMs,
  type TokenPurpose,
} from './credentials.ts'
export { fieldLimits } from './field-limits.ts'
export { type FieldProblem, type FieldReason, isPhoneNumber, textProblems } from './field-problem.ts'
export { isPostcode, tidyPostcode } from './postcode.ts'
export { type PhoneField, type Profile, profileFields, type ProfileKind, profileRules } from './profile.ts'
export { firstPhone, optionalFields, phoneFields, requiredFields } from './profile-fields.ts'
export { type ShippingFields, shippingProblems, tidyShipping } from './shipping.ts'
export { tidyOptional, tidyText } from './tidy-text.ts'
