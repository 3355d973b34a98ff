import {
  type AccountFields,
  accountProblems,
  type FieldProblem,
  tidyAccount,
} from '@haverhof/domain/accounts'
import type { AppContext } from '../app-context.ts'
import { askVatRegister } from '../pricing/index.ts'
import type { AccountCall } from './account-call.ts'
import { addressRecord } from './address-fields.ts'
import { numberProblems } from './numbers.ts'
import type { AccountAddressRecord, AccountShippingRecord } from './records.ts'

/** The details of a customer as they are kept. */
export type AccountDetails = {
  firstName: string
  lastName: string
  phoneNumber: string | null
  mobile: string | null
  companyName: string | null
  vatNumber: string | null
  vatNumberValid: 'valid' | 'invalid' | 'unavailable' | null
  address: AccountAddressRecord | null
  shipping: AccountShippingRecord | null
}

type Checked = { fields: AccountFields; problems: FieldProblem[] }

/** ACCOUNTS-8: the tidied fields and everything that is wrong with them. */
export async function checkDetails(
  context: AppContext,
  { scope }: AccountCall,
  typed: AccountFields,
): Promise<Checked> {
  const regions = await regionsOf(context, typed)
  const fields = tidyAccount(typed, regions)
  const problems = accountProblems(fields, regions)
  const known = new Set(problems.map(({ parameter }) => parameter))
  const unlessKnown = (parameter: 'phoneNumber' | 'mobile' | 'vatNumber') =>
    known.has(parameter) ? null : fields[parameter]
  const numbers = await numberProblems(
    {
      phoneNumber: unlessKnown('phoneNumber'),
      mobile: unlessKnown('mobile'),
      vatNumber: unlessKnown('vatNumber'),
    },
    regions.address ?? scope.regionCode,
  )
  return { fields, problems: [...problems, ...numbers] }
}

/** Fields that passed, as they are kept. */
export async function detailsOf(
  context: AppContext,
  { clientIp }: AccountCall,
  { address, shipping, ...fields }: AccountFields,
): Promise<AccountDetails> {
  const { vatNumber } = fields
  return {
    ...fields,
    vatNumberValid: vatNumber === null ? null : await askVatRegister(context, vatNumber, clientIp),
    address: address && addressRecord(address),
    shipping: shipping && { ...shipping, address: addressRecord(shipping.address) },
  }
}

async function regionsOf({ database }: AppContext, { address, shipping }: AccountFields) {
  const ids = [address?.countryId ?? null, shipping?.address.countryId ?? null]
  if (ids.every((id) => id === null)) return { address: null, shipping: null }
  const found = await database.rows<{ countryId: number; regionCode: string }>(regions, [ids])
  const codeOf = (id: number | null | undefined) =>
    found.find(({ countryId }) => countryId === id)?.regionCode ?? null
  return { address: codeOf(address?.countryId), shipping: codeOf(shipping?.address.countryId) }
}

const regions = {
  name: 'accounts-regions',
  text: 'select country_id "countryId", region_code "regionCode" from country where country_id = any($1::int[])',
}
