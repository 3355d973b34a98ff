import { refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { mailProofsFailed } from '../invitations/invitation-mails.ts'
import { readMember } from '../members/change-member.ts'
import { limitedCodes } from './limits.ts'
import { proveWithTimeCode } from './sign-in-with-password.ts'

/** As many codes of one session may be wrong; the last of them ends it (STAFF-44). */
const mostWrongCodes = 5

type Proof = { memberId: number; emailAddress: string; sessionHash: string; code: string }

/**
 * One wrong code too many ends the session (STAFF-17). What is refused with 429 was not looked at and is no failed one.
 */
export async function stepUpWithCode(
  context: AppContext,
  proof: Proof,
): Promise<Result<null, 'proof-failed' | 'session-ended' | TooManyAttempts>> {
  const { sessionHash, memberId } = proof
  let wrongCodes = 0
  const tried = await limitedCodes(context, memberId, async () => {
    const [counted] = await context.database.rows(count, { sessionHash })
    wrongCodes = counted?.wrongCodes ?? mostWrongCodes
    // The session ends beside this call, or was to: what it carries is not looked at.
    if (!counted || wrongCodes > mostWrongCodes) return success(false)
    return (await proveWithTimeCode(context, proof)) ? success(true) : refusal('proof-failed')
  })
  if (!tried.ok && tried.reason === 'too-many-attempts') return tried
  if (tried.ok && tried.value) {
    await context.database.rows(settle, { sessionHash, now: context.now() })
    return success(null)
  }
  if (wrongCodes < mostWrongCodes) return refusal('proof-failed')
  await end(context, proof)
  return refusal('session-ended')
}

/** The session may be stolen: its member gets a mail. */
function end(context: AppContext, { sessionHash, memberId }: Proof): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const [ended] = await transaction.rows(remove, { sessionHash })
    const member = ended && (await readMember(transaction, memberId))
    if (member) await mailProofsFailed(context, transaction, { member, sessionId: ended.sessionId })
  })
}

const count = statement<{ sessionHash: string }, { wrongCodes: number }>(
  'staff-session-count-code',
  `
    update staff_session set wrong_codes = wrong_codes + 1 where session_hash = :sessionHash
    returning wrong_codes "wrongCodes"`,
)

const settle = statement<{ sessionHash: string; now: Date }>(
  'staff-session-prove-code',
  'update staff_session set stepped_up_at = :now, wrong_codes = 0 where session_hash = :sessionHash',
)

const remove = statement<{ sessionHash: string }, { sessionId: number }>(
  'staff-session-end-for-codes',
  'delete from staff_session where session_hash = :sessionHash returning session_id "sessionId"',
)
