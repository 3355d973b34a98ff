import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { AccountHooks } from '../hooks.ts'
import type { StoredDetails } from './merge-details.ts'
import type { Account } from '../schemas.ts'
import { statement } from '../../database/index.ts'

type StoredAccount = StoredDetails & {
  emailAddress: string
  languageId: number
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
  const { billing, shipping, ...rest } = stored
  const { emailAddress } = rest
  const around = await hooks.readAround(context, { userId, siteId, emailAddress })
  return {
    ...rest,
    ...around,
    billing: billing && {
      firstName: billing.firstName ?? rest.firstName,
      lastName: billing.lastName ?? rest.lastName,
      phoneNumber: billing.phoneNumber ?? rest.phoneNumber,
      emailAddress: billing.emailAddress ?? emailAddress,
      address: billing.address,
    },
    shipping: shipping && {
      firstName: shipping.firstName ?? rest.firstName,
      lastName: shipping.lastName ?? rest.lastName,
      address: shipping.address,
      shippingMethod: shipping.shippingMethod ?? 0,
    },
  }
}

export async function storedAccount({ database }: AppContext, userId: string): Promise<StoredAccount | null> {
  const [stored] = await database.rows(read, { userId })
  return stored ?? null
}

/** One object of the two columns; a contact that is not kept has null for every field. */
const billingSql = `
  case when address is not null or billing_contact is not null then
    jsonb_build_object('firstName', null, 'lastName', null, 'phoneNumber', null, 'emailAddress', null)
      || coalesce(billing_contact, '{}') || jsonb_build_object('address', address) end`

const read = statement<{ userId: string }, StoredAccount>(
  'accounts-read',
  `
    select email_address "emailAddress", first_name "firstName", last_name "lastName", phone_number "phoneNumber",
      mobile, language_id "languageId", company_name "companyName", vat_number "vatNumber", ${billingSql} billing, shipping,
      alternative_shipping_address "alternativeShippingAddress"
    from account where user_id = :userId`,
)
