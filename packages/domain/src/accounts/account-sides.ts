import type { ShippingMethod } from '../delivery/index.ts'
import { type AddressFields, addressProblems, tidyAddress } from './address.ts'
import { isEmailAddress } from './credentials.ts'
import { type FieldProblem, phoneProblems, textProblems } from './field-problem.ts'
import { tidyOptional, tidyText } from './tidy-text.ts'

/** Who gets the bill, and where; what is null is as the account has it. */
export type AccountBillingFields = {
  firstName: string | null
  lastName: string | null
  phoneNumber: string | null
  emailAddress: string | null
  address: AddressFields | null
}

/** Who gets the goods elsewhere, and how; a name that is null is that of the account. */
export type AccountShippingFields = {
  firstName: string | null
  lastName: string | null
  address: AddressFields | null
  shippingMethod: ShippingMethod
}

export function tidyAccountBilling(
  billing: AccountBillingFields,
  regionCode: string | null,
): AccountBillingFields {
  return {
    firstName: tidyName(billing.firstName),
    lastName: tidyName(billing.lastName),
    phoneNumber: tidyOptional(billing.phoneNumber),
    emailAddress: tidyOptional(billing.emailAddress),
    address: billing.address && tidyAddress(billing.address, regionCode),
  }
}

export function tidyAccountShipping(
  shipping: AccountShippingFields,
  regionCode: string | null,
): AccountShippingFields {
  return {
    firstName: tidyName(shipping.firstName),
    lastName: tidyName(shipping.lastName),
    address: shipping.address && tidyAddress(shipping.address, regionCode),
    shippingMethod: shipping.shippingMethod,
  }
}

export function accountBillingProblems(
  billing: AccountBillingFields,
  regionCode: string | null,
): FieldProblem[] {
  const { emailAddress, address } = billing
  const prefix = 'billing.'
  return [
    ...nameProblems(prefix, billing),
    ...phoneProblems(prefix, 'phoneNumber', billing.phoneNumber),
    ...textProblems(prefix, {
      field: 'emailAddress',
      value: emailAddress,
      required: false,
      has: isEmailAddress,
      otherwise: 'invalid-email',
    }),
    ...(address ? addressProblems(address, regionCode, `${prefix}address.`) : []),
  ]
}

export function accountShippingProblems(
  shipping: AccountShippingFields,
  regionCode: string | null,
): FieldProblem[] {
  const { address } = shipping
  const prefix = 'shipping.'
  return [
    ...nameProblems(prefix, shipping),
    ...(address ? addressProblems(address, regionCode, `${prefix}address.`) : []),
  ]
}

/** An absent name is that of the account; an emptied one is missing. */
function tidyName(name: string | null): string | null {
  return name === null ? null : tidyText(name)
}

type Names = { firstName: string | null; lastName: string | null }

function nameProblems(prefix: string, names: Names): FieldProblem[] {
  return (['firstName', 'lastName'] as const).flatMap((field) =>
    names[field] === null ? [] : textProblems(prefix, { field, value: names[field] }),
  )
}
