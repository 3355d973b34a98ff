import {
  type AccountFields,
  accountProblems,
  type FieldProblem,
  phoneFields,
  type Profile,
  tidyAccount,
} from '@haverhof/domain/accounts'
import { recordOf, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { askVatRegister } from '../../pricing/index.ts'
import type { AccountCall } from '../account-call.ts'
import { addressRecord } from './address-fields.ts'
import { numberProblems } from './number-problems.ts'
import type { AccountAddressRecord, AccountShippingRecord, BillingContactRecord } from '../records.ts'
import { statement } from '../../database/index.ts'

/** The details of a customer as they are kept. */
export type AccountDetails = Profile & {
  vatNumberValid: 'valid' | 'invalid' | 'unavailable' | null
  billing: (BillingContactRecord & { address: AccountAddressRecord | null }) | null
  shipping: AccountShippingRecord | null
}

type Checked = { fields: AccountFields; problems: FieldProblem[] }

/** The tidied fields and everything that is wrong with them (ACCOUNTS-8). */
export async function checkDetails(
  context: AppContext,
  { scope }: AccountCall,
  typed: AccountFields,
): Promise<Checked> {
  const regions = await regionsOf(context, typed)
  const fields = tidyAccount(typed, regions)
  const problems = accountProblems(fields, regions)
  const parameters = new Set(problems.map(({ parameter }) => parameter))
  const unrefused = recordOf([...phoneFields, 'vatNumber'], (field) =>
    parameters.has(field) ? null : fields[field],
  )
  const numbers = await numberProblems(unrefused, regions.billing ?? scope.regionCode)
  return { fields, problems: [...problems, ...numbers, ...(await billingNumberProblems())] }

  async function billingNumberProblems(): Promise<FieldProblem[]> {
    const phoneNumber = parameters.has('billing.phoneNumber') ? null : (fields.billing?.phoneNumber ?? null)
    const wrong = await numberProblems({ phoneNumber, vatNumber: null }, regions.billing ?? scope.regionCode)
    return wrong.map((problem) => ({ ...problem, parameter: `billing.${problem.parameter}` }))
  }
}

/** Fields that passed, as they are kept. */
export async function detailsOf(
  context: AppContext,
  { clientIp }: AccountCall,
  { billing, shipping, ...fields }: AccountFields,
): Promise<Result<AccountDetails, TooManyAttempts>> {
  const { vatNumber } = fields
  const answer = vatNumber === null ? success(null) : await askVatRegister(context, vatNumber, clientIp)
  if (!answer.ok) return answer
  return success({
    ...fields,
    vatNumberValid: answer.value,
    billing: billing && { ...billing, address: billing.address && addressRecord(billing.address) },
    shipping: shipping && { ...shipping, address: shipping.address && addressRecord(shipping.address) },
  })
}

async function regionsOf({ database }: AppContext, { billing, shipping }: AccountFields) {
  const ids = [billing?.address?.countryId ?? null, shipping?.address?.countryId ?? null]
  if (ids.every((id) => id === null)) return { billing: null, shipping: null }
  const regionRows = await database.rows(regions, { ids })
  const codeOf = (id: number | null | undefined) =>
    regionRows.find(({ countryId }) => countryId === id)?.regionCode ?? null
  return { billing: codeOf(billing?.address?.countryId), shipping: codeOf(shipping?.address?.countryId) }
}

/** The two letters of a country; null for one that is not known. */
export async function regionOf({ database }: AppContext, countryId: number | null): Promise<string | null> {
  if (countryId === null) return null
  return (await database.rows(regions, { ids: [countryId] }))[0]?.regionCode ?? null
}

/**
 * What of the bill and of goods that go elsewhere stands with the account
 * itself: to whom and how. Where to is in the book, and with an address
 * who gets the bills there.
 */
export function recipientColumns({ billing, shipping }: AccountDetails) {
  const { address, ...details } = billing ?? { address: null }
  const contact = address ? { ...inTheBook, emailAddress: billing?.emailAddress ?? null } : details
  const hasContact = Object.values(contact).some((value) => value !== null)
  return { contact: hasContact ? contact : null, shipping: shipping && { ...shipping, address: null } }
}

const inTheBook = { firstName: null, lastName: null, phoneNumber: null }

const regions = statement<{ ids: readonly (number | null)[] }, { countryId: number; regionCode: string }>(
  'accounts-regions',
  'select country_id "countryId", region_code "regionCode" from country_terms where country_id = any(:ids::int[])',
)
