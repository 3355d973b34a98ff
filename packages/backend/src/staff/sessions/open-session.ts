import { newSecret } from '../../config/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import type { SignInWay } from '../member-words.ts'
import { sessionMs } from './session-limits.ts'

export type NewSession = {
  memberId: number
  way: SignInWay
  /** As the browser names itself. */
  browser: string
  /** Whether the way in was proof enough for what is delicate (STAFF-17). */
  isSteppedUp: boolean
  now: Date
}

const longestBrowser = 200

/** A session with a fresh random id, against fixation (STAFF-15). Returns the cookie's value. */
export async function openSession(
  { rows }: Transaction,
  { memberId, way, browser, isSteppedUp, now }: NewSession,
): Promise<string> {
  const { secret, hash } = newSecret(256)
  await rows(open, {
    hash,
    memberId,
    way,
    browser: browser.slice(0, longestBrowser),
    now,
    endsAt: new Date(now.getTime() + sessionMs),
    steppedUpAt: isSteppedUp ? now : null,
  })
  return secret
}

const open = statement<{
  hash: string
  memberId: number
  way: string
  browser: string
  now: Date
  endsAt: Date
  steppedUpAt: Date | null
}>(
  'staff-session-open',
  `
    with seen as (update staff_member set last_seen_at = :now where member_id = :memberId)
    insert into staff_session (session_hash, member_id, way, browser, created_at, last_seen_at, ends_at, stepped_up_at)
    values (:hash, :memberId, :way, :browser, :now, :now, :endsAt, :steppedUpAt)`,
)
