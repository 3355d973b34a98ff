import type { AccountFields, ShippingFields } from '@haverhof/domain/accounts'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { inTransaction } from '../database/index.ts'
import { badInput, type Customer, refuseFields } from '../http/index.ts'
import { type AccountCall, checkedCallback } from './account-call.ts'
import { addressFields } from './address-fields.ts'
import { type AccountDetails, checkDetails, detailsOf } from './details.ts'
import type { AccountHooks } from './hooks.ts'
import { type StoredAccount, storedAccount } from './read-account.ts'
import type { AccountInput } from './schemas.ts'

type Input = z.infer<typeof AccountInput>
type Change = { call: AccountCall; customer: Customer; input: Input; callbackUrl: string | undefined }

/** ACCOUNTS-8: changes what is given; null takes a detail away, and what is not mentioned stays. */
export async function changeAccount(
  context: AppContext,
  hooks: AccountHooks,
  { call, customer, input, callbackUrl }: Change,
): Promise<void> {
  const { userId, siteId } = customer
  await checkedCallback(context, call, { callbackUrl, page: '/account/confirm/' })
  const stored = await storedAccount(context, userId)
  if (!stored) return
  const languageId = input.languageId ?? stored.languageId
  await requireLanguage(context, siteId, languageId)
  const { fields, problems } = await checkDetails(context, call, merged(stored, input))
  refuseFields(problems)
  const details = await detailsOf(context, call, fields)
  const wished = input.alternativeShippingAddress ?? stored.alternativeShippingAddress
  const alternative = wished && details.shipping !== null
  const { emailAddress } = stored
  await inTransaction(context, async (transaction) => {
    await transaction.rows(change, [userId, languageId, alternative, ...columnsOf(details)])
    if (input.newsletterSubscribe === undefined || input.newsletterSubscribe === null) return
    const wish = { subscribe: input.newsletterSubscribe, languageId, now: context.now() }
    await hooks.setNewsletter(transaction, { userId, siteId, emailAddress }, wish)
  })
}

async function requireLanguage(context: AppContext, siteId: number, languageId: number): Promise<void> {
  const pairs = await context.sites.pairs()
  if (!pairs.some((pair) => pair.siteId === siteId && pair.languageId === languageId)) {
    throw badInput('languageId', 'must be a language of the site')
  }
}

function merged(stored: StoredAccount, input: Input): AccountFields {
  const { address = stored.address, shipping = stored.shipping } = input
  const { phoneNumber = stored.phoneNumber, mobile = stored.mobile } = input
  const { companyName = stored.companyName, vatNumber = stored.vatNumber } = input
  return {
    firstName: input.firstName === undefined ? stored.firstName : (input.firstName ?? ''),
    lastName: input.lastName === undefined ? stored.lastName : (input.lastName ?? ''),
    phoneNumber,
    mobile,
    companyName,
    vatNumber,
    address: address && addressFields(address),
    shipping: shipping && shippingFields(shipping),
  }
}

function shippingFields({ firstName, lastName, address }: NonNullable<Input['shipping']>): ShippingFields {
  return { firstName: firstName ?? '', lastName: lastName ?? '', address: addressFields(address) }
}

function columnsOf(details: AccountDetails): unknown[] {
  const { firstName, lastName, phoneNumber, mobile, companyName, vatNumber, vatNumberValid } = details
  const { address, shipping } = details
  return [firstName, lastName, phoneNumber, mobile, companyName, vatNumber, vatNumberValid, address, shipping]
}

const change = {
  name: 'accounts-change',
  text: `
    update account set language_id = $2, alternative_shipping_address = $3, first_name = $4, last_name = $5,
      phone_number = $6, mobile = $7, company_name = $8, vat_number = $9, vat_number_valid = $10, address = $11,
      shipping = $12
    where user_id = $1`,
}
