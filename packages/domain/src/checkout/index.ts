// The fields of people and addresses are those of an account; checkout hands them on to its forms.
export {
  type AddressFields,
  type FieldProblem,
  type FieldReason,
  fieldLimits,
  foldEmailAddress,
  isEmailAddress,
  isPassword,
  isPostcode,
  type ShippingFields,
  shippingProblems,
  tidyShipping,
  tidyText,
} from '../accounts/index.ts'
export { type BillingFields, billingProblems, dutchAddressIsRefused, tidyBilling } from './billing.ts'
export {
  type CheckoutCart,
  type CheckoutStep,
  checkoutSteps,
  missingStep,
  needsSampleNames,
  openSteps,
  paymentIsNeeded,
} from './steps.ts'
