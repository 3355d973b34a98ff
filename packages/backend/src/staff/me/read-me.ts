import { type Grant, type Permission, permissions } from '@haverhof/domain/backoffice'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import type { StaffCaller } from '../../http/index.ts'
import type { StaffLanguage } from '../member-words.ts'
import { stepUpMs } from '../sessions/session-limits.ts'

type MeRow = {
  emailAddress: string
  name: string
  language: StaffLanguage
  grants: Grant[]
  hasPasskey: boolean
  hasPassword: boolean
  recoveryCodesLeft: number
}

export type MemberOf = NonNullable<StaffCaller['member']>

/** The person of a call that is for people alone. */
export function memberOf({ member }: StaffCaller): MemberOf {
  if (!member) throw new Error('a call for members was let through for a program')
  return member
}

/** Who is signed in and what it may do, for the pages to show no more than that. */
export async function readMe(context: AppContext, caller: StaffCaller) {
  const { memberId, endsAt } = memberOf(caller)
  const [row] = await context.database.rows(read, { memberId })
  if (!row) throw new Error(`there is no member ${memberId}`)
  const scopes = await context.sites.scopes()
  const seen = scopes.filter(({ siteId }) => caller.siteIds.includes(siteId))
  const { steppedUpAt, languageIds, refundLimitCents } = caller
  return {
    memberId,
    ...row,
    permissions: reachedPermissions(caller),
    languageIds: languageIds && [...languageIds],
    refundLimitCents,
    steppedUpUntil: steppedUpAt && new Date(steppedUpAt.getTime() + stepUpMs).toISOString(),
    endsAt: endsAt.toISOString(),
    sites: seen.map(({ siteId, host, platform, languageCode }) => ({ siteId, host, platform, languageCode })),
  }
}

function reachedPermissions(caller: StaffCaller): Partial<Record<Permission, number[]>> {
  const reached = permissions.map((permission) => [permission, [...caller.sitesWith(permission)]] as const)
  return Object.fromEntries(reached.filter(([, siteIds]) => siteIds.length > 0))
}

const read = statement<{ memberId: number }, MeRow>(
  'staff-me-read',
  `
    select m.email_address "emailAddress", m.name, m.language,
      (select coalesce(json_agg(json_build_object('role', g.role, 'siteIds', g.site_ids, 'languageIds', g.language_ids)), '[]')
        from staff_grant g where g.member_id = m.member_id) grants,
      exists (select from staff_passkey p where p.member_id = m.member_id) "hasPasskey",
      exists (select from staff_factor f where f.member_id = m.member_id and f.kind = 'password') "hasPassword",
      (select count(*)::int from staff_recovery_code r where r.member_id = m.member_id and r.used_at is null) "recoveryCodesLeft"
    from staff_member m where m.member_id = :memberId`,
)
