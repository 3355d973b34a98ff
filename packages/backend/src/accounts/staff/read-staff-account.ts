import type { Profile } from '@haverhof/domain/accounts'
import { type Database, statement } from '../../database/index.ts'
import { billingContactSql, shippingSql, sidesSql } from '../details/account-sides.ts'
import { profileColumns } from '../details/profile-columns.ts'
import type { AccountAddressRecord, AccountShippingRecord, BillingContactRecord } from '../records.ts'

/** An account as staff see it: what its owner sees, and where it is signed in. Never a hash. */
export type AccountOfStaff = Profile & {
  userId: string
  siteId: number
  languageId: number
  emailAddress: string
  address: AccountAddressRecord | null
  billingContact: BillingContactRecord | null
  shipping: AccountShippingRecord | null
  isActivated: boolean
  createdAt: Date
  activatedAt: Date | null
  sessions: number
  lastSeenAt: Date | null
}

type AccountKey = { userId: string; siteIds: readonly number[] }

/** Null when these sites have none. */
export async function readStaffAccount(
  { rows }: Pick<Database, 'rows'>,
  wanted: AccountKey,
): Promise<AccountOfStaff | null> {
  if (!isUuid.test(wanted.userId)) return null
  const [account] = await rows(read, wanted)
  return account ?? null
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const read = statement<AccountKey, AccountOfStaff>(
  'accounts-staff-read',
  `
    select a.user_id "userId", a.site_id "siteId", a.language_id "languageId", a.email_address "emailAddress",
      ${profileColumns.select('a')}, billed.address, case when jsonb_strip_nulls(${billingContactSql}) <> '{}'
        then ${billingContactSql} end "billingContact", ${shippingSql} shipping, a.is_activated "isActivated",
      a.created_at "createdAt", a.activated_at "activatedAt",
      (select count(*)::int from account_session s where s.user_id = a.user_id and s.expires_at > now()) sessions,
      (select max(s.last_seen_at) from account_session s where s.user_id = a.user_id) "lastSeenAt"
    from account a ${sidesSql} where a.user_id = :userId and a.site_id = any(:siteIds)`,
)
