export { type AddressFields, addressProblems, tidyAddress } from './address.ts'
export { type BillingFields, billingProblems, tidyBilling } from './billing.ts'
export { dutchAddressIsRefused } from './dutch-address.ts'
export { foldEmailAddress, isEmailAddress } from './email-address.ts'
export { type FieldProblem, type FieldReason, fieldLimits, type LimitedField } from './field-problem.ts'
export { isPassword, passwordLength } from './password.ts'
export { isPhoneNumber } from './phone-number.ts'
export { isPostcode, tidyPostcode } from './postcode.ts'
export { needsSampleNames, type SampledLine } from './sample-names.ts'
export { type ShippingFields, shippingProblems, tidyShipping } from './shipping.ts'
export {
  type CheckoutCart,
  type CheckoutStep,
  checkoutSteps,
  missingStep,
  openSteps,
  paymentIsNeeded,
  stepIsOpen,
} from './steps.ts'
export { isStreetNumber } from './street-number.ts'
export { tidyText } from './tidy-text.ts'
