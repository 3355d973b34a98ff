// The fields of people and addresses are those of an account; checkout hands them on to its forms.
export {
  type AddressFields,
  addressProblems,
  type FieldProblem,
  type FieldReason,
  fieldLimits,
  foldEmailAddress,
  isEmailAddress,
  isPassword,
  isPhoneNumber,
  isPostcode,
  isStreetNumber,
  type LimitedField,
  passwordLength,
  type ShippingFields,
  shippingProblems,
  tidyAddress,
  tidyPostcode,
  tidyShipping,
  tidyText,
} from '../accounts/index.ts'
export { type BillingFields, billingProblems, tidyBilling } from './billing.ts'
export { dutchAddressIsRefused } from './dutch-address.ts'
export { needsSampleNames, type SampledLine } from './sample-names.ts'
export {
  type CheckoutCart,
  type CheckoutStep,
  checkoutSteps,
  missingStep,
  openSteps,
  paymentIsNeeded,
  stepIsOpen,
} from './steps.ts'
