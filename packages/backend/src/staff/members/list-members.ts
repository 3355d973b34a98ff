import type { Grant } from '@haverhof/domain/backoffice'
import { type Database, statement } from '../../database/index.ts'
import { idleMs } from '../sessions/session-limits.ts'

export type ListedMember = {
  memberId: number
  name: string
  emailAddress: string
  grants: Grant[]
  isSuspended: boolean
  lastSeenAt: Date | null
  passkeys: number
  hasPassword: boolean
  recoveryCodesLeft: number
  sessions: number
}

/** As many as work here: one page. */
export function listMembers({ rows }: Pick<Database, 'rows'>, now: Date): Promise<ListedMember[]> {
  return rows(list, { now, idleSince: new Date(now.getTime() - idleMs) })
}

const list = statement<{ now: Date; idleSince: Date }, ListedMember>(
  'staff-member-list',
  `
    select m.member_id "memberId", m.name, m.email_address "emailAddress", m.suspended_at is not null "isSuspended",
      m.last_seen_at "lastSeenAt",
      (select coalesce(json_agg(json_build_object('role', g.role, 'siteIds', g.site_ids, 'languageIds', g.language_ids)), '[]')
        from staff_grant g where g.member_id = m.member_id) grants,
      (select count(*)::int from staff_passkey p where p.member_id = m.member_id) passkeys,
      exists (select from staff_factor f where f.member_id = m.member_id and f.kind = 'time-code') "hasPassword",
      (select count(*)::int from staff_recovery_code r where r.member_id = m.member_id and r.used_at is null) "recoveryCodesLeft",
      (select count(*)::int from staff_session s
        where s.member_id = m.member_id and s.ends_at > :now and s.last_seen_at > :idleSince) sessions
    from staff_member m order by m.name, m.member_id`,
)
