import { accountNames } from '../../accounts/index.ts'
import type { Database } from '../../database/index.ts'
import type { StaffCaller } from '../../http/index.ts'

export type MentionedCustomers = {
  /** `account:…` → “Anna Quist”. */
  names: Map<string, string>
  /** Those who are no more. */
  gone: Set<string>
}

/** What customers that an entry mentions are called, for those who may see them (STAFF-4). */
export async function readCustomers(
  database: Pick<Database, 'rows'>,
  mentioned: readonly string[],
  { reachOf }: Pick<StaffCaller, 'reachOf'>,
): Promise<MentionedCustomers> {
  const reach = reachOf('customers.read')
  if (!reach) return { names: new Map(), gone: new Set() }
  const customers = [...new Set(mentioned.filter((who) => isCustomer.test(who)))]
  const namesById = await accountNames(database, { userIds: customers.map(idOf), siteIds: reach.siteIds })
  const names = [...namesById].flatMap(([userId, name]): [string, string][] =>
    name === null ? [] : [[`account:${userId}`, name]],
  )
  return { names: new Map(names), gone: new Set(customers.filter((who) => !namesById.has(idOf(who)))) }
}

const isCustomer = /^account:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idOf = (customer: string) => customer.slice('account:'.length)
