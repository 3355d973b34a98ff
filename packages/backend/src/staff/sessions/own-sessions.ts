import { type Database, statement } from '../../database/index.ts'

export type OwnSession = {
  sessionId: number
  isThis: boolean
  way: string
  browser: string
  createdAt: Date
  lastSeenAt: Date
}

type Client = Pick<Database, 'rows'>

export function listSessions(
  { rows }: Client,
  query: { memberId: number; sessionHash: string; now: Date; idleSince: Date },
): Promise<OwnSession[]> {
  return rows(sessions, query)
}

export async function endSession(
  { rows }: Client,
  query: { memberId: number; sessionId: number },
): Promise<boolean> {
  return (await rows(end, query)).length > 0
}

export async function signOut({ rows }: Client, sessionHash: string): Promise<void> {
  await rows(leave, { sessionHash })
}

export async function stepUp({ rows }: Client, query: { sessionHash: string; now: Date }): Promise<void> {
  await rows(step, query)
}

const sessions = statement<{ memberId: number; sessionHash: string; now: Date; idleSince: Date }, OwnSession>(
  'staff-session-list',
  `
    select session_id "sessionId", session_hash = :sessionHash "isThis", way, browser, created_at "createdAt",
      last_seen_at "lastSeenAt"
    from staff_session where member_id = :memberId and ends_at > :now and last_seen_at > :idleSince
    order by last_seen_at desc`,
)

const end = statement<{ memberId: number; sessionId: number }>(
  'staff-session-end',
  'delete from staff_session where member_id = :memberId and session_id = :sessionId returning 1',
)

const leave = statement<{ sessionHash: string }>(
  'staff-session-leave',
  'delete from staff_session where session_hash = :sessionHash',
)

const step = statement<{ sessionHash: string; now: Date }>(
  'staff-session-step-up',
  'update staff_session set stepped_up_at = :now where session_hash = :sessionHash',
)
