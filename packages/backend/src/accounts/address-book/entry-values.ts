import { bookEntryProblems, tidyBookEntry } from '@haverhof/domain/accounts'
import { type Result, success, wrongFields, type WrongFields } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { columnsOf, type RowOf } from '../../database/index.ts'
import { addressFields, addressRecord } from '../details/address-fields.ts'
import { regionOf } from '../details/details.ts'
import { numberProblems } from '../details/number-problems.ts'
import type { accountAddress } from '../tables.ts'
import type { BookEntryInputView } from './schemas.ts'

export const entryColumns = columnsOf<typeof accountAddress.$inferSelect>()([
  'label',
  'name',
  'firstName',
  'lastName',
  'companyName',
  'vatNumber',
  'phoneNumber',
  'remark',
  'address',
])

/** An entry that passed its rules. */
export type EntryValues = RowOf<typeof entryColumns>

/** Judged like the bill, with the numbering plan of its country (ACCOUNTS-17). */
export async function entryValues(
  context: AppContext,
  input: BookEntryInputView,
): Promise<Result<EntryValues, WrongFields>> {
  const address = addressFields(input.address)
  const regionCode = await regionOf(context, address.countryId)
  const entry = tidyBookEntry(
    {
      label: input.label,
      name: input.name ?? null,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      companyName: input.companyName ?? null,
      vatNumber: input.vatNumber ?? null,
      phoneNumber: input.phoneNumber ?? null,
      remark: input.remark ?? null,
      address,
    },
    regionCode,
  )
  const problems = bookEntryProblems(entry, regionCode)
  const unlessKnown = (field: 'phoneNumber' | 'vatNumber') =>
    problems.some(({ parameter }) => parameter === field) ? null : entry[field]
  const numbers = { phoneNumber: unlessKnown('phoneNumber'), vatNumber: unlessKnown('vatNumber') }
  const wrong = wrongFields([...problems, ...(await numberProblems(numbers, regionCode))])
  return wrong ?? success({ ...entry, address: addressRecord(entry.address) })
}
