import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { statement } from '../database/index.ts'
import type { ChallengePurpose } from './member-words.ts'

const lifeMs = 5 * MINUTE

/** Of time codes and of the identity provider; those of passkeys are signed and not stored. */
type Question = { purpose: Extract<ChallengePurpose, 'new-time-code' | 'oidc'>; subject: string | null }

/** A row, so that any process can take the answer (STAFF-19, STAFF-20). */
export async function keepChallenge(
  { database, now }: AppContext,
  { challenge, purpose, subject, facts }: Question & { challenge: string; facts: Record<string, string> },
): Promise<void> {
  const expiresAt = new Date(now().getTime() + lifeMs)
  await database.rows(keep, { hash: hashOf(challenge), purpose, subject, facts, expiresAt })
}

/** The facts of a challenge of this purpose and caller that is at most five minutes old; null otherwise, and never again. */
export async function takeChallenge(
  { database, now }: AppContext,
  { challenge, purpose, subject }: Question & { challenge: string },
): Promise<Record<string, string> | null> {
  const [taken] = await database.rows(take, { hash: hashOf(challenge) })
  const isAsked = taken?.purpose === purpose && taken.subject === subject && taken.expiresAt > now()
  return isAsked ? taken.facts : null
}

const keep = statement<{
  hash: string
  purpose: string
  subject: string | null
  facts: object
  expiresAt: Date
}>(
  'staff-challenge-keep',
  `
    insert into staff_challenge (challenge_hash, purpose, subject, facts, expires_at)
    values (:hash, :purpose, :subject, :facts, :expiresAt)`,
)

const take = statement<
  { hash: string },
  { purpose: string; subject: string | null; facts: Record<string, string>; expiresAt: Date }
>(
  'staff-challenge-take',
  `
    delete from staff_challenge where challenge_hash = :hash
    returning purpose, subject, facts, expires_at "expiresAt"`,
)
