import {
  type AddressFields,
  addressProblems,
  type FieldProblem,
  isEmailAddress,
  isPhoneNumber,
  textProblems,
  tidyAddress,
  tidyOptional,
  tidyText,
} from '../accounts/index.ts'
import { isVatNumber, tidyVatNumber } from '../pricing/index.ts'

export type BillingFields = {
  firstName: string
  lastName: string
  phoneNumber: string | null
  emailAddress: string
  companyName: string | null
  vatNumber: string | null
  address: AddressFields
}

/** The billing details as they are kept. */
export function tidyBilling(billing: BillingFields, regionCode: string | null): BillingFields {
  const vatNumber = tidyOptional(billing.vatNumber)
  return {
    firstName: tidyText(billing.firstName),
    lastName: tidyText(billing.lastName),
    phoneNumber: tidyOptional(billing.phoneNumber),
    emailAddress: tidyText(billing.emailAddress),
    companyName: tidyOptional(billing.companyName),
    vatNumber: vatNumber === null ? null : tidyVatNumber(vatNumber),
    address: tidyAddress(billing.address, regionCode),
  }
}

/** Everything wrong with tidied billing details, one reason for each field (CHECKOUT-6, 9, 10, PRICING-11). */
export function billingProblems(billing: BillingFields, regionCode: string | null): FieldProblem[] {
  const { phoneNumber, emailAddress, companyName, vatNumber } = billing
  const problems = [
    textProblems('', { field: 'firstName', value: billing.firstName }),
    textProblems('', { field: 'lastName', value: billing.lastName }),
    textProblems('', {
      field: 'phoneNumber',
      value: phoneNumber,
      required: false,
      has: isPhoneNumber,
      otherwise: 'invalid-phone',
    }),
    textProblems('', {
      field: 'emailAddress',
      value: emailAddress,
      has: isEmailAddress,
      otherwise: 'invalid-email',
    }),
    // A VAT number belongs to a company.
    textProblems('', { field: 'companyName', value: companyName, required: vatNumber !== null }),
    textProblems('', {
      field: 'vatNumber',
      value: vatNumber,
      required: false,
      has: isVatNumber,
      otherwise: 'invalid-vat-number',
    }),
    addressProblems(billing.address, regionCode),
  ]
  return problems.flat()
}

const netherlands = 'NL'

/** An order with a Dutch billing or delivery address is possible on a Dutch site only (CHECKOUT-12). */
export function dutchAddressIsRefused(
  siteRegionCode: string,
  addressRegionCodes: readonly (string | null)[],
): boolean {
  return siteRegionCode !== netherlands && addressRegionCodes.includes(netherlands)
}
