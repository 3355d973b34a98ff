import {
  type AccountBillingFields,
  type AccountShippingFields,
  accountBillingProblems,
  accountShippingProblems,
  tidyAccountBilling,
  tidyAccountShipping,
} from './account-sides.ts'
import { recordOf } from '../shared/index.ts'
import { type FieldProblem, phoneProblems, textProblems } from './field-problem.ts'
import { type Profile, profileRules } from './profile.ts'
import { optionalFields, phoneFields, requiredFields } from './profile-fields.ts'
import { tidyOptional, tidyText } from './tidy-text.ts'
import { companyProblems, optionalVatNumber } from './vat-number.ts'

/** What a customer tells about themselves; the mailbox and the password have calls of their own. */
export type AccountFields = Profile & {
  billing: AccountBillingFields | null
  shipping: AccountShippingFields | null
}

/** The region codes of the countries of both addresses; null while a country is unknown. */
export type AccountRegions = { billing: string | null; shipping: string | null }

/** The details as they are kept. */
export function tidyAccount(account: AccountFields, regions: AccountRegions): AccountFields {
  return {
    ...recordOf(requiredFields, (field) => tidyText(account[field])),
    ...recordOf(optionalFields, (field) => tidyKind[profileRules[field].kind](account[field])),
    billing: account.billing && tidyAccountBilling(account.billing, regions.billing),
    shipping: account.shipping && tidyAccountShipping(account.shipping, regions.shipping),
  }
}

const tidyKind = { phone: tidyOptional, company: tidyOptional, 'vat-number': optionalVatNumber }

/** Everything wrong with tidied details, one reason for each field (ACCOUNTS-8). An address is whole or absent. */
export function accountProblems(account: AccountFields, regions: AccountRegions): FieldProblem[] {
  const { billing, shipping } = account
  return [
    ...requiredFields.flatMap((field) => textProblems('', { field, value: account[field] })),
    ...phoneFields.flatMap((field) => phoneProblems('', field, account[field])),
    ...companyProblems(account),
    ...(billing ? accountBillingProblems(billing, regions.billing) : []),
    ...(shipping ? accountShippingProblems(shipping, regions.shipping) : []),
  ]
}
