import { firstPhoneSql } from '../details/profile-columns.ts'
import { andAll, type Database, narrowed, statement } from '../../database/index.ts'

/** A customer as staff find them. */
export type StaffAccount = {
  userId: string
  siteId: number
  firstName: string
  lastName: string
  companyName: string | null
  emailAddress: string
  phoneNumber: string | null
  zipcode: string | null
  city: string | null
  isActivated: boolean
  /** When the account began to work; when it was asked for where it does not yet. */
  since: Date
}

type Reader = Pick<Database, 'rows'>
type Page = {
  siteIds: readonly number[]
  after: { at: Date; id: string } | null
  limit: number
}

/**
 * Those who joined last come first (CUSTOMERS-8). Each site has its own part
 * of the index, so a small one costs no more than a large one.
 */
export function newestAccounts({ rows }: Reader, { siteIds, after, limit }: Page): Promise<StaffAccount[]> {
  const values = { siteIds, limit, afterAt: after?.at ?? null, afterId: after?.id ?? null }
  return rows(newest(values), values)
}

/** Up to ten thousand. */
export async function countAccounts({ rows }: Reader, siteIds: readonly number[]): Promise<number> {
  const [counted] = await rows(count, { siteIds })
  return counted?.total ?? 0
}

/** These, as far as they belong to these sites; those who joined last come first. */
export function accountsByIds(
  { rows }: Reader,
  wanted: { userIds: readonly string[]; siteIds: readonly number[] },
): Promise<StaffAccount[]> {
  return rows(byIds, wanted)
}

/** All accounts of a mailbox, also those that wait for its confirmation (CUSTOMERS-8). */
export function accountsOfMailbox(
  { rows }: Reader,
  { typed, siteIds }: { typed: string; siteIds: readonly number[] },
): Promise<StaffAccount[]> {
  return rows(byMailbox, { mailbox: typed.trim().toLowerCase(), siteIds })
}

const billedSql = (field: 'zipcode' | 'city') =>
  `(select e.address->>'${field}' from account_address e where e.user_id = a.user_id and e.is_billing_default)`

const columns = `
  a.user_id "userId", a.site_id "siteId", a.first_name "firstName", a.last_name "lastName", a.company_name "companyName",
  a.email_address "emailAddress", ${firstPhoneSql} "phoneNumber", ${billedSql('zipcode')} zipcode,
  ${billedSql('city')} city, a.is_activated "isActivated", coalesce(a.activated_at, a.created_at) since`

const afterFilter = { afterAt: '(b.activated_at, b.user_id) < (:afterAt, :afterId::uuid)' }

type NewestValues = {
  siteIds: readonly number[]
  limit: number
  afterAt: Date | null
  afterId: string | null
}

const newest = narrowed(
  statement<NewestValues, StaffAccount>(
    'accounts-staff-newest',
    `
      select ${columns} from unnest(:siteIds::int[]) s(site_id) cross join lateral (
        select * from account b where b.site_id = s.site_id and b.is_activated ${andAll(afterFilter)}
        order by b.activated_at desc, b.user_id desc limit :limit) a
      order by a.activated_at desc, a.user_id desc limit :limit`,
  ),
  afterFilter,
)

const count = statement<{ siteIds: readonly number[] }, { total: number }>(
  'accounts-staff-count',
  `select count(*)::int total from (
    select from account where site_id = any(:siteIds) and is_activated limit 10000) listed`,
)

const byIds = statement<{ userIds: readonly string[]; siteIds: readonly number[] }, StaffAccount>(
  'accounts-staff-by-ids',
  `
    select ${columns} from account a where a.user_id = any(:userIds::uuid[]) and a.site_id = any(:siteIds)
    order by coalesce(a.activated_at, a.created_at) desc, a.user_id desc`,
)

const byMailbox = statement<{ mailbox: string; siteIds: readonly number[] }, StaffAccount>(
  'accounts-staff-by-mailbox',
  `
    select ${columns} from account a where a.site_id = any(:siteIds) and a.email_address = :mailbox and a.is_activated
    union all
    select ${columns} from account a where a.site_id = any(:siteIds) and a.email_address = :mailbox and not a.is_activated`,
)
