import {
  type Result,
  success,
  type TooManyAttempts,
  wrongFields,
  type WrongFields,
  type WrongInput,
  wrongInput,
} from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { Customer } from '../../http/index.ts'
import { type AccountCall, checkedCallback } from '../account-call.ts'
import { checkDetails, detailsOf, recipientColumns } from './details.ts'
import { writeSides } from './account-sides.ts'
import type { AccountHooks } from '../hooks.ts'
import { foldMailbox } from '../mailbox.ts'
import { mergeDetails } from './merge-details.ts'
import { checkedColumns } from './profile-columns.ts'
import { storedAccount } from './read-account.ts'
import type { DetailsInput } from '../schemas.ts'
import { inTransaction, type RowOf, statement } from '../../database/index.ts'

type Change = { call: AccountCall; customer: Customer; input: DetailsInput; callbackUrl: string | undefined }

/** Changes what is given; what is not mentioned stays (ACCOUNTS-31). */
export async function changeAccount(
  context: AppContext,
  hooks: AccountHooks,
  { call, customer, input, callbackUrl }: Change,
): Promise<Result<null, WrongFields | WrongInput | TooManyAttempts>> {
  const { userId, siteId } = customer
  const callback = await checkedCallback(context, call, { callbackUrl, page: '/account/confirm/' })
  if (!callback.ok) return callback
  const stored = await storedAccount(context, userId)
  if (!stored) return success(null)
  const foreign = foreignAddress(stored.emailAddress, input.emailAddress)
  if (foreign) return foreign
  const languageId = input.languageId ?? stored.languageId
  const language = await requireLanguage(context, siteId, languageId)
  if (!language.ok) return language
  const { fields, problems } = await checkDetails(context, call, mergeDetails(stored, input))
  const wrong = wrongFields(problems)
  if (wrong) return wrong
  const checked = await detailsOf(context, call, fields)
  if (!checked.ok) return checked
  const details = checked.value
  const wished = input.alternativeShippingAddress ?? stored.alternativeShippingAddress
  const alternative = wished && Boolean(details.shipping?.address)
  const { emailAddress } = stored
  await inTransaction(context, async (transaction) => {
    const { billing, shipping } = details
    await writeSides(transaction, { userId, billing, shipping, now: context.now() })
    const columns = { ...checkedColumns.of(details), ...recipientColumns(details) }
    await transaction.rows(change, { userId, languageId, alternative, ...columns })
    if (input.newsletterSubscribe === undefined || input.newsletterSubscribe === null) return
    const wish = { subscribe: input.newsletterSubscribe, languageId, now: context.now() }
    await hooks.setNewsletter(transaction, { userId, siteId, emailAddress }, wish)
  })
  return success(null)
}

/** An account may be sent as it was read; another e-mail address is asked for with a call of its own (ACCOUNTS-31). */
function foreignAddress(own: string, given: string | null | undefined): WrongInput | null {
  if (given === undefined || given === null || foldMailbox(given) === foldMailbox(own)) return null
  return wrongInput(
    'emailAddress',
    'must be that of the account: POST /api/account/changeemailaddress changes it',
  )
}

/** A customer is written to in a language of the site. */
export async function requireLanguage(
  context: AppContext,
  siteId: number,
  languageId: number,
): Promise<Result<null, WrongInput>> {
  const scopes = await context.sites.scopes()
  const isOfSite = scopes.some((scope) => scope.siteId === siteId && scope.languageId === languageId)
  return isOfSite ? success(null) : wrongInput('languageId', 'must be a language of the site')
}

type Changed = RowOf<typeof checkedColumns> &
  ReturnType<typeof recipientColumns> & { userId: string; languageId: number; alternative: boolean }

const change = statement<Changed>(
  'accounts-change',
  `
    update account set language_id = :languageId, alternative_shipping_address = :alternative, ${checkedColumns.set},
      shipping = :shipping, billing_contact = :contact
    where user_id = :userId`,
)
