import { newSecret } from '../../config/index.ts'
import type { Transaction } from '../../database/index.ts'

/** ACCOUNTS-5: a new session, with an id that nobody could know before; the one before it ends. Gives what the cookie carries. */
export async function startSession(
  { rows }: Transaction,
  { userId, endedHash }: { userId: string; endedHash: string | null },
): Promise<string> {
  const { secret, hash } = newSecret(256)
  await rows(start, [hash, userId, endedHash])
  return secret
}

export async function endSession({ rows }: Transaction, sessionHash: string): Promise<void> {
  await rows(end, [sessionHash])
}

/** ACCOUNTS-10: everywhere, at once: every process asks the database at every call. */
export async function endAllSessions({ rows }: Transaction, userId: string): Promise<void> {
  await rows(endAll, [userId])
}

const start = {
  name: 'accounts-start-session',
  text: `
    with ended as (delete from account_session where session_hash = $3)
    insert into account_session (session_hash, user_id, created_at, last_seen_at, expires_at, authenticated_at)
    values ($1, $2, now(), now(), now() + interval '30 days', now())`,
}

const end = {
  name: 'accounts-end-session',
  text: 'delete from account_session where session_hash = $1',
}

const endAll = {
  name: 'accounts-end-all-sessions',
  text: 'delete from account_session where user_id = $1',
}
