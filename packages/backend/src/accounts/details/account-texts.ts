import type { Profile } from '@haverhof/domain/accounts'
import { type Database, statement, type Transaction } from '../../database/index.ts'
import { profileColumns } from './profile-columns.ts'
import type { AccountAddressRecord } from '../records.ts'

/** By which staff find a customer. */
export type AccountTexts = Profile & {
  userId: string
  siteId: number
  createdAt: Date
  activatedAt: Date | null
  emailAddress: string
  address: AccountAddressRecord | null
}

type Page = { activatedAfter: Date; userId: string } | { userId: string }

/**
 * Activated accounts by the time of activation, or by id (STAFF-31). Each stays until the end of the transaction:
 * what refers to it can be written while its owner deletes it.
 */
export function listAccountTexts({ rows }: Transaction, page: Page, limit: number): Promise<AccountTexts[]> {
  if ('activatedAfter' in page) return rows(newest, { ...page, limit })
  return rows(byId, { ...page, limit })
}

/** Of these sites alone. */
export function readAccountTexts(
  { rows }: Pick<Database, 'rows'>,
  wanted: { userIds: readonly string[]; siteIds: readonly number[] },
): Promise<AccountTexts[]> {
  return rows(some, wanted)
}

const columns = `user_id "userId", site_id "siteId", created_at "createdAt", activated_at "activatedAt", email_address "emailAddress",
  ${profileColumns.select()},
  (select e.address from account_address e where e.user_id = account.user_id and e.is_billing_default) address`

const newest = statement<{ activatedAfter: Date; userId: string; limit: number }, AccountTexts>(
  'accounts-texts-new',
  `
    select ${columns} from account where is_activated and (activated_at, user_id) > (:activatedAfter, :userId)
    order by activated_at, user_id limit :limit for key share`,
)

const byId = statement<{ userId: string; limit: number }, AccountTexts>(
  'accounts-texts-by-id',
  `select ${columns} from account where is_activated and user_id > :userId order by user_id limit :limit for key share`,
)

const some = statement<{ userIds: readonly string[]; siteIds: readonly number[] }, AccountTexts>(
  'accounts-texts-some',
  `select ${columns} from account where user_id = any(:userIds) and site_id = any(:siteIds)`,
)
