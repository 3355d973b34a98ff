import { type AddressFields, addressProblems, tidyAddress } from './address.ts'
import { type FieldProblem, phoneProblems, textProblems } from './field-problem.ts'
import { tidyOptional, tidyText } from './tidy-text.ts'
import { optionalVatNumber, companyProblems } from './vat-number.ts'

/** What an address is to its owner (ACCOUNTS-17). */
export const addressLabels = ['home', 'stable', 'company', 'other'] as const

export type AddressLabel = (typeof addressLabels)[number]

/** More than a customer needs, and still a short list (ACCOUNTS-17). */
export const mostAddresses = 20

/** One entry of an address book as it is typed; a name of a person that is null is that of the account. */
export type BookFields = {
  label: AddressLabel
  /** The owner's own word for it. */
  name: string | null
  firstName: string | null
  lastName: string | null
  companyName: string | null
  /** Of the company. */
  vatNumber: string | null
  phoneNumber: string | null
  /** For the driver. */
  remark: string | null
  address: AddressFields
}

export function tidyBookEntry(entry: BookFields, regionCode: string | null): BookFields {
  return {
    label: entry.label,
    name: tidyOptional(entry.name),
    firstName: entry.firstName === null ? null : tidyText(entry.firstName),
    lastName: entry.lastName === null ? null : tidyText(entry.lastName),
    companyName: tidyOptional(entry.companyName),
    vatNumber: optionalVatNumber(entry.vatNumber),
    phoneNumber: tidyOptional(entry.phoneNumber),
    remark: tidyOptional(entry.remark),
    address: tidyAddress(entry.address, regionCode),
  }
}

/** Everything wrong with a tidied entry, by the rules of the bill (ACCOUNTS-17). */
export function bookEntryProblems(entry: BookFields, regionCode: string | null): FieldProblem[] {
  const optional = { required: false }
  return [
    ...textProblems('', { field: 'name', value: entry.name, ...optional }),
    ...(['firstName', 'lastName'] as const).flatMap((field) =>
      entry[field] === null ? [] : textProblems('', { field, value: entry[field] }),
    ),
    ...companyProblems(entry),
    ...phoneProblems('', 'phoneNumber', entry.phoneNumber),
    ...textProblems('', { field: 'remark', value: entry.remark, ...optional }),
    ...addressProblems(entry.address, regionCode),
  ]
}
