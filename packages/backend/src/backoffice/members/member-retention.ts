import { statement } from '../../database/index.ts'
import type { Retention } from '../../jobs/index.ts'

type Old = { before: Date; atOnce: number }

/** What has ended is of no use to anybody. */
export const memberRetention: readonly Retention[] = [
  {
    what: 'sessions of staff that have ended',
    table: 'staff_session',
    keptDays: 0,
    batch: statement<Old, { gone: number }>(
      'staff-session-forget',
      ended('staff_session', 'session_hash', 'ends_at'),
    ),
  },
  {
    what: 'questions to passkeys that nobody answered',
    table: 'staff_challenge',
    keptDays: 0,
    batch: statement<Old, { gone: number }>(
      'staff-challenge-forget',
      ended('staff_challenge', 'challenge_hash', 'expires_at'),
    ),
  },
  {
    what: 'invitations that were used or have ended',
    table: 'staff_invitation',
    keptDays: 30,
    batch: statement<Old, { gone: number }>(
      'staff-invitation-forget',
      ended('staff_invitation', 'invitation_id', 'expires_at'),
    ),
  },
]

function ended(table: string, key: string, end: string): string {
  return `
    with old as (select ${key} from ${table} where ${end} < :before limit :atOnce for update skip locked),
    gone as (delete from ${table} e using old where e.${key} = old.${key} returning 1)
    select count(*)::int gone from gone`
}
