import { type Database, statement } from '../../database/index.ts'

export type FoundMember = { memberId: number; name: string; emailAddress: string }

/** Members of staff whose name or mailbox has these letters in it (STAFF-60). */
export function findMembers(
  { rows }: Pick<Database, 'rows'>,
  wanted: { typed: string; limit: number },
): Promise<FoundMember[]> {
  return rows(find, wanted)
}

const find = statement<{ typed: string; limit: number }, FoundMember>(
  'staff-member-find',
  `
    select member_id "memberId", name, email_address "emailAddress" from staff_member
    where strpos(lower(name), lower(:typed)) > 0 or strpos(lower(email_address), lower(:typed)) > 0
    order by name, member_id limit :limit`,
)
