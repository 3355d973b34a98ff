import { type Database, statement } from '../../database/index.ts'

type NamesQuery = { userIds: readonly string[]; siteIds: readonly number[] }

/** What customers are called, by their id: null where they belong to another site, nothing where they are no more. */
export async function accountNames(
  { rows }: Pick<Database, 'rows'>,
  wanted: NamesQuery,
): Promise<Map<string, string | null>> {
  const accounts = await rows(names, wanted)
  return new Map(accounts.map(({ userId, name }) => [userId, name]))
}

const names = statement<NamesQuery, { userId: string; name: string | null }>(
  'accounts-staff-names',
  `
    select user_id "userId", case when site_id = any(:siteIds::int[])
      then coalesce(nullif(trim(first_name || ' ' || last_name), ''), email_address) end name
    from account where user_id = any(:userIds::uuid[])`,
)
