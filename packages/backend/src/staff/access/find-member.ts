import { type Grant, reachOf, refundLimitOfGrants } from '@haverhof/domain/backoffice'
import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { statement } from '../../database/index.ts'
import type { StaffCaller } from '../../http/index.ts'
import { idleMs, stepUpMs } from '../sessions/session-limits.ts'
import { wholeCaller } from './caller.ts'
import { siteIdsOfShop } from './site-ids.ts'

type OpenSession = {
  memberId: number
  name: string
  endsAt: Date
  steppedUpAt: Date | null
  grants: Grant[]
}

/** The member whose session the cookie carries; null once the session has ended or the member is suspended (STAFF-15). */
export async function findMember(context: AppContext, secret: string): Promise<StaffCaller | null> {
  const now = context.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const sessionHash = hashOf(secret)
  const moments = { now, idleSince: before(idleMs), seenBefore: before(MINUTE) }
  const [session] = await context.database.rows(find, { sessionHash, ...moments })
  if (!session) return null
  const { memberId, name, endsAt, steppedUpAt, grants } = session
  const allSites = await siteIdsOfShop(context)
  const isFresh = steppedUpAt !== null && steppedUpAt > before(stepUpMs)
  return wholeCaller({
    actor: `staff:${memberId}`,
    kind: 'member',
    name,
    tokenId: null,
    member: { memberId, sessionHash, endsAt },
    refundLimitCents: refundLimitOfGrants(grants),
    steppedUpAt: isFresh ? steppedUpAt : null,
    reachOf: (permission) => {
      const reach = reachOf(grants, permission)
      return (
        reach && {
          siteIds: reach.siteIds ?? allSites,
          isForAllSites: reach.siteIds === null,
          languageIds: reach.languageIds,
        }
      )
    },
  })
}

const find = statement<{ sessionHash: string; now: Date; idleSince: Date; seenBefore: Date }, OpenSession>(
  'staff-session-find',
  `
    with session as (
      select s.session_hash, s.member_id, s.ends_at, s.stepped_up_at, s.last_seen_at, m.name
      from staff_session s join staff_member m using (member_id)
      where s.session_hash = :sessionHash and s.ends_at > :now and s.last_seen_at > :idleSince
        and m.suspended_at is null),
    seen as (
      update staff_session s set last_seen_at = :now from session
      where s.session_hash = session.session_hash and session.last_seen_at < :seenBefore),
    seen_member as (
      update staff_member m set last_seen_at = :now from session
      where m.member_id = session.member_id and session.last_seen_at < :seenBefore)
    select member_id "memberId", name, ends_at "endsAt", stepped_up_at "steppedUpAt",
      (select coalesce(json_agg(json_build_object('role', g.role, 'siteIds', g.site_ids, 'languageIds', g.language_ids)), '[]')
        from staff_grant g where g.member_id = session.member_id) grants
    from session`,
)
