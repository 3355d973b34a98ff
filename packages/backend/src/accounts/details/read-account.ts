import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { AccountHooks } from '../hooks.ts'
import { billingContactSql, shippingSql, sidesSql } from './account-sides.ts'
import { profileColumns } from './profile-columns.ts'
import type { StoredDetails } from './merge-details.ts'
import { nobodysHash } from '../password/passwords.ts'
import type { Account } from '../schemas.ts'
import { statement } from '../../database/index.ts'

export type StoredAccount = StoredDetails & {
  emailAddress: string
  hasPassword: boolean
  languageId: number
  alternativeShippingAddress: boolean
  /** What the driver should know where goods go by default. */
  deliveryRemark: string | null
  /** Of the entry that bills go to. */
  billingCompany: string | null
  billingVatNumber: string | null
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
  const { billing, shipping, deliveryRemark: _, billingCompany: __, billingVatNumber: ___, ...rest } = stored
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
  const [stored] = await database.rows(read, { userId, nobodysHash })
  return stored ?? null
}

/** One object of who gets the bills and where. */
const billingSql = `
  case when billed.address_id is not null or a.billing_contact is not null then
    ${billingContactSql} || jsonb_build_object('address', billed.address) end`

const read = statement<{ userId: string; nobodysHash: string }, StoredAccount>(
  'accounts-read',
  `
    select a.email_address "emailAddress", a.password_hash <> :nobodysHash "hasPassword", ${profileColumns.select('a')},
      a.language_id "languageId", ${billingSql} billing,
      ${shippingSql} shipping, a.alternative_shipping_address "alternativeShippingAddress",
      case when a.alternative_shipping_address and sent.address_id is not null then sent.remark else billed.remark end "deliveryRemark",
      billed.company_name "billingCompany", billed.vat_number "billingVatNumber"
    from account a ${sidesSql} where a.user_id = :userId`,
)
