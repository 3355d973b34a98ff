import type { Grant } from '@haverhof/domain/backoffice'
import { type Database, type NoValues, statement } from '../../database/index.ts'

export type ListedMember = {
  memberId: number
  name: string
  emailAddress: string
  grants: Grant[]
  isSuspended: boolean
  lastSeenAt: Date | null
  passkeys: number
}

/** As many as work here: one page. */
export function listMembers({ rows }: Pick<Database, 'rows'>): Promise<ListedMember[]> {
  return rows(list)
}

const list = statement<NoValues, ListedMember>(
  'staff-member-list',
  `
    select m.member_id "memberId", m.name, m.email_address "emailAddress", m.suspended_at is not null "isSuspended",
      m.last_seen_at "lastSeenAt",
      (select coalesce(json_agg(json_build_object('role', g.role, 'siteIds', g.site_ids, 'languageIds', g.language_ids)), '[]')
        from staff_grant g where g.member_id = m.member_id) grants,
      (select count(*)::int from staff_passkey p where p.member_id = m.member_id) passkeys
    from staff_member m order by m.name, m.member_id`,
)
