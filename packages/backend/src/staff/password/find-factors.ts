import type { Grant } from '@haverhof/domain/backoffice'
import { type Database, statement } from '../../database/index.ts'

export type Factors = {
  memberId: number
  grants: Grant[]
  passwordHash: string | null
  timeCodeSecret: string | null
}

/** Of a member who may come in; null for an unknown mailbox. */
export async function findFactors(
  { rows }: Pick<Database, 'rows'>,
  emailAddress: string,
): Promise<Factors | null> {
  return (await rows(find, { emailAddress }))[0] ?? null
}

/** A code counts once: of two at the same moment one finds its step used (STAFF-19). */
export async function useStep(
  { rows }: Pick<Database, 'rows'>,
  used: { memberId: number; step: number },
): Promise<boolean> {
  return (await rows(count, used)).length > 0
}

const find = statement<{ emailAddress: string }, Factors>(
  'staff-factors-find',
  `
    select m.member_id "memberId",
      (select coalesce(json_agg(json_build_object('role', g.role, 'siteIds', g.site_ids, 'languageIds', g.language_ids)), '[]')
        from staff_grant g where g.member_id = m.member_id) grants,
      (select f.secret from staff_factor f where f.member_id = m.member_id and f.kind = 'password') "passwordHash",
      (select f.secret from staff_factor f where f.member_id = m.member_id and f.kind = 'time-code') "timeCodeSecret"
    from staff_member m where m.email_address = :emailAddress and m.suspended_at is null`,
)

const count = statement<{ memberId: number; step: number }>(
  'staff-factor-count',
  `
    update staff_factor set last_step = :step
    where member_id = :memberId and kind = 'time-code' and last_step < :step returning 1`,
)
