import { newSecret } from '../../config/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { deleteRows } from '../../jobs/index.ts'

/** A new session with a fresh random id, against fixation; the one before it ends (ACCOUNTS-43). Returns the cookie's value. */
export async function startSession(
  { rows }: Transaction,
  { userId, endedHash }: { userId: string; endedHash: string | null },
): Promise<string> {
  const { secret, hash } = newSecret(256)
  await rows(start, { hash, userId, endedHash })
  return secret
}

/** At every host of the site where this browser has come from or gone to with it (SITES-24). */
export async function endSession({ rows }: Transaction, sessionHash: string): Promise<void> {
  await rows(end, { sessionHash })
}

/** Everywhere, at once: every process asks the database at every call (ACCOUNTS-10). */
export async function endAllSessions({ rows }: Transaction, userId: string): Promise<void> {
  await rows(endAll, { userId })
}

const start = statement<{ hash: string; userId: string; endedHash: string | null }>(
  'accounts-start-session',
  `
    with ended as (delete from account_session where session_hash = :endedHash)
    insert into account_session (session_hash, user_id, created_at, last_seen_at, expires_at, authenticated_at)
    values (:hash, :userId, now(), now(), now() + interval '30 days', now())`,
)

const end = statement<{ sessionHash: string }>(
  'accounts-end-session',
  `
    delete from account_session s using account_session own
    where own.session_hash = :sessionHash and s.user_id = own.user_id
      and coalesce(s.first_session_hash, s.session_hash) = coalesce(own.first_session_hash, own.session_hash)`,
)

const endAll = statement<{ userId: string }>(
  'accounts-end-all-sessions',
  'delete from account_session where user_id = :userId',
)

const expired = 'expires_at < :before'

/** What has expired (ACCOUNTS-15). A used link stays a used link for a day. */
export const accountRetention = [
  deleteRows('expired sessions', 'account_session', expired),
  deleteRows('expired links', 'account_token', expired),
  deleteRows('known browsers', 'account_device', expired),
  deleteRows('used captchas', 'used_captcha', expired),
  deleteRows(
    'unconfirmed registrations',
    'account',
    `
      not is_activated and created_at < :before
      and not exists (select from account_token t where t.user_id = account.user_id and t.expires_at > now())`,
  ),
]
