import { type CustomerField, customerFields } from '@haverhof/domain/backoffice'
import {
  missing,
  type Missing,
  type Result,
  success,
  wrongFields,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { checkDetails } from '../details/details.ts'
import { mergeDetails, noDetails } from '../details/merge-details.ts'
import { readStaffAccount } from './read-staff-account.ts'

export type CustomerDetails = { firstName: string; lastName: string; phoneNumber: string | null }

type AccountKey = { userId: string; siteIds: readonly number[] }

/** The fields as the customer's own call would tidy them, or what is wrong with them (CUSTOMERS-15). */
export async function checkForCustomer(
  context: AppContext,
  wanted: AccountKey,
  typed: Record<CustomerField, string>,
): Promise<Result<CustomerDetails, Missing | WrongFields>> {
  const account = await readStaffAccount(context.database, wanted)
  if (!account) return missing('customer')
  const scope = (await context.sites.scopes()).find(({ siteId }) => siteId === account.siteId)
  if (!scope) return missing('customer')
  // Of a number without a country the address of the bill says which one it is of.
  const billing = account.address && { ...nobody, address: account.address }
  const merged = mergeDetails({ ...noDetails, billing }, typed)
  const { fields, problems } = await checkDetails(
    context,
    { scope, clientIp: null, deviceSecret: null },
    merged,
  )
  const wrong = wrongFields(problems.filter(({ parameter }) => isCustomerField(parameter)))
  if (wrong) return wrong
  const { firstName, lastName, phoneNumber } = fields
  return success({ firstName, lastName, phoneNumber })
}

type Change = AccountKey & { by: string; details: CustomerDetails }

/** The log keeps the names of the fields that changed (CUSTOMERS-15, AUDIT-3). */
export async function changeForCustomer(
  context: AppContext,
  transaction: Transaction,
  { userId, siteIds, by, details }: Change,
): Promise<Result<CustomerDetails, Missing>> {
  const [before] = await transaction.rows(change, { userId, siteIds, ...details })
  if (!before) return missing('customer')
  const fields = customerFields.filter((field) => before[field] !== details[field])
  const entry = { actor: by, action: 'customer-changed' as const, subject: `account:${userId}` }
  const { siteId } = before
  if (fields.length > 0)
    await writeAudit(transaction, { ...entry, details: { fields }, siteIds: [siteId], now: context.now() })
  return success(details)
}

const nobody = { firstName: null, lastName: null, phoneNumber: null, emailAddress: null }

function isCustomerField(parameter: string): parameter is CustomerField {
  return (customerFields as readonly string[]).includes(parameter)
}

const change = statement<AccountKey & CustomerDetails, CustomerDetails & { siteId: number }>(
  'accounts-change-for-customer',
  `
    update account a set first_name = :firstName, last_name = :lastName, phone_number = :phoneNumber
    from (select * from account where user_id = :userId and site_id = any(:siteIds) for no key update) before
    where a.user_id = before.user_id
    returning before.first_name "firstName", before.last_name "lastName", before.phone_number "phoneNumber", before.site_id "siteId"`,
)
