import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { idleMs } from './session-limits.ts'
import { deleteRows } from '../../jobs/index.ts'

/** Whether the session that a stream was opened with still counts (EVENTS-2). Asking does not prolong it. */
export async function sessionLasts(context: AppContext, sessionHash: string): Promise<boolean> {
  const now = context.now()
  const idleSince = new Date(now.getTime() - idleMs)
  return (await context.database.rows(find, { sessionHash, now, idleSince })).length > 0
}

const find = statement<{ sessionHash: string; now: Date; idleSince: Date }>(
  'staff-session-lasts',
  `
    select from staff_session s join staff_member m using (member_id)
    where s.session_hash = :sessionHash and s.ends_at > :now and s.last_seen_at > :idleSince
      and m.suspended_at is null`,
)

export const memberRetention = [
  deleteRows('ended staff sessions', 'staff_session', 'ends_at < :before'),
  deleteRows('unanswered passkey challenges of staff', 'staff_challenge', 'expires_at < :before'),
  deleteRows('ended invitations', 'staff_invitation', 'expires_at < :before'),
]
