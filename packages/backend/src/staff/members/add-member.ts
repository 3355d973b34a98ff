import type { Grant } from '@haverhof/domain/backoffice'
import { statement, type Transaction } from '../../database/index.ts'
import type { StaffLanguage } from '../member-words.ts'

export type NewMember = {
  emailAddress: string
  name: string
  language: StaffLanguage
  grants: readonly Grant[]
  now: Date
}

/** Null when the mailbox is a member's already. */
export async function addMember(
  transaction: Transaction,
  { grants, ...member }: NewMember,
): Promise<number | null> {
  const [added] = await transaction.rows(add, member)
  if (!added) return null
  await writeGrants(transaction, added.memberId, grants)
  return added.memberId
}

/** These and no others, in one statement. */
export async function writeGrants(
  { rows }: Transaction,
  memberId: number,
  grants: readonly Grant[],
): Promise<void> {
  await rows(removeGrants, { memberId })
  await rows(insertGrants, { memberId, grants: JSON.stringify(grants) })
}

const add = statement<Omit<NewMember, 'grants'>, { memberId: number }>(
  'staff-member-add',
  `
    insert into staff_member (email_address, name, language, created_at)
    values (:emailAddress, :name, :language, :now) on conflict do nothing returning member_id "memberId"`,
)

const removeGrants = statement<{ memberId: number }>(
  'staff-grant-remove',
  'delete from staff_grant where member_id = :memberId',
)

const insertGrants = statement<{ memberId: number; grants: string }>(
  'staff-grant-add',
  `
    insert into staff_grant (member_id, role, site_ids, language_ids)
    select :memberId, given.role,
      case when jsonb_typeof(given."siteIds") = 'array'
        then array(select jsonb_array_elements_text(given."siteIds")::integer) end,
      case when jsonb_typeof(given."languageIds") = 'array'
        then array(select jsonb_array_elements_text(given."languageIds")::smallint) end
    from jsonb_to_recordset(:grants::jsonb) given (role text, "siteIds" jsonb, "languageIds" jsonb)`,
)
