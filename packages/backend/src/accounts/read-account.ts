import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import type { AccountHooks } from './hooks.ts'
import type { AccountAddressRecord, AccountShippingRecord } from './records.ts'
import type { Account } from './schemas.ts'

export type StoredAccount = {
  emailAddress: string
  firstName: string
  lastName: string
  phoneNumber: string | null
  mobile: string | null
  languageId: number
  companyName: string | null
  vatNumber: string | null
  address: AccountAddressRecord | null
  shipping: AccountShippingRecord | null
  alternativeShippingAddress: boolean
}

type Owner = { userId: string; siteId: number }

/** The account as its owner sees it. */
export async function readAccount(
  context: AppContext,
  hooks: AccountHooks,
  { userId, siteId }: Owner,
): Promise<z.infer<typeof Account> | null> {
  const stored = await storedAccount(context, userId)
  if (!stored) return null
  const { address, shipping, ...rest } = stored
  const { emailAddress, firstName, lastName, phoneNumber } = rest
  const around = await hooks.readAround(context, { userId, siteId, emailAddress })
  return {
    ...rest,
    ...around,
    billing: address && { firstName, lastName, phoneNumber, emailAddress, address },
    shipping: shipping && { ...shipping, shippingMethod: 0 },
  }
}

export async function storedAccount({ database }: AppContext, userId: string): Promise<StoredAccount | null> {
  const [stored] = await database.rows<StoredAccount>(read, [userId])
  return stored ?? null
}

const read = {
  name: 'accounts-read',
  text: `
    select email_address "emailAddress", first_name "firstName", last_name "lastName", phone_number "phoneNumber",
      mobile, language_id "languageId", company_name "companyName", vat_number "vatNumber", address, shipping,
      alternative_shipping_address "alternativeShippingAddress"
    from account where user_id = $1`,
}
