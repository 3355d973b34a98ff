import {
  type AccountBillingFields,
  type AccountShippingFields,
  accountBillingProblems,
  accountShippingProblems,
  tidyAccountBilling,
  tidyAccountShipping,
} from './account-sides.ts'
import { type FieldProblem, phoneProblems, textProblems } from './field-problem.ts'
import { tidyOptional, tidyText } from './tidy-text.ts'
import { companyProblems, optionalVatNumber } from './vat-number.ts'

/** What a customer tells about themselves; the mailbox and the password have calls of their own. */
export type AccountFields = {
  firstName: string
  lastName: string
  phoneNumber: string | null
  mobile: string | null
  companyName: string | null
  vatNumber: string | null
  billing: AccountBillingFields | null
  shipping: AccountShippingFields | null
}

/** The region codes of the countries of both addresses; null while a country is unknown. */
export type AccountRegions = { billing: string | null; shipping: string | null }

/** The details as they are kept. */
export function tidyAccount(account: AccountFields, regions: AccountRegions): AccountFields {
  return {
    firstName: tidyText(account.firstName),
    lastName: tidyText(account.lastName),
    phoneNumber: tidyOptional(account.phoneNumber),
    mobile: tidyOptional(account.mobile),
    companyName: tidyOptional(account.companyName),
    vatNumber: optionalVatNumber(account.vatNumber),
    billing: account.billing && tidyAccountBilling(account.billing, regions.billing),
    shipping: account.shipping && tidyAccountShipping(account.shipping, regions.shipping),
  }
}

/** ACCOUNTS-8: everything wrong with tidied details, one reason for each field. An address is whole or absent. */
export function accountProblems(account: AccountFields, regions: AccountRegions): FieldProblem[] {
  const { billing, shipping } = account
  const problems = [
    textProblems('', { field: 'firstName', value: account.firstName }),
    textProblems('', { field: 'lastName', value: account.lastName }),
    phoneProblems('', 'phoneNumber', account.phoneNumber),
    phoneProblems('', 'mobile', account.mobile),
    companyProblems(account),
    billing ? accountBillingProblems(billing, regions.billing) : [],
    shipping ? accountShippingProblems(shipping, regions.shipping) : [],
  ]
  return problems.flat()
}
