import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { badInput, type Customer, refuseFields } from '../../http/index.ts'
import { type AccountCall, checkedCallback } from '../account-call.ts'
import { type AccountDetails, billingColumns, checkDetails, detailsOf } from './details.ts'
import type { AccountHooks } from '../hooks.ts'
import { mergeDetails } from './merge-details.ts'
import { storedAccount } from './read-account.ts'
import type { DetailsInput } from '../schemas.ts'

type Change = { call: AccountCall; customer: Customer; input: DetailsInput; callbackUrl: string | undefined }

/** ACCOUNTS-8: changes what is given; what is not mentioned stays. */
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
  const { fields, problems } = await checkDetails(context, call, mergeDetails(stored, input))
  refuseFields(problems)
  const details = await detailsOf(context, call, fields)
  const wished = input.alternativeShippingAddress ?? stored.alternativeShippingAddress
  const alternative = wished && Boolean(details.shipping?.address)
  const { emailAddress } = stored
  await inTransaction(context, async (transaction) => {
    await transaction.rows(change, [userId, languageId, alternative, ...columnsOf(details)])
    if (input.newsletterSubscribe === undefined || input.newsletterSubscribe === null) return
    const wish = { subscribe: input.newsletterSubscribe, languageId, now: context.now() }
    await hooks.setNewsletter(transaction, { userId, siteId, emailAddress }, wish)
  })
}

/** A customer is written to in a language of the site. */
export async function requireLanguage(
  context: AppContext,
  siteId: number,
  languageId: number,
): Promise<void> {
  const scopes = await context.sites.scopes()
  if (!scopes.some((scope) => scope.siteId === siteId && scope.languageId === languageId)) {
    throw badInput('languageId', 'must be a language of the site')
  }
}

function columnsOf(details: AccountDetails): unknown[] {
  const { firstName, lastName, phoneNumber, mobile, companyName, vatNumber, vatNumberValid } = details
  const { address, contact } = billingColumns(details)
  const own = [firstName, lastName, phoneNumber, mobile, companyName, vatNumber, vatNumberValid]
  return [...own, address, details.shipping, contact]
}

const change = {
  name: 'accounts-change',
  text: `
    update account set language_id = $2, alternative_shipping_address = $3, first_name = $4, last_name = $5,
      phone_number = $6, mobile = $7, company_name = $8, vat_number = $9, vat_number_valid = $10, address = $11,
      shipping = $12, billing_contact = $13
    where user_id = $1`,
}
