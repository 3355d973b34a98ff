import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { foldEmailAddress } from '@haverhof/domain/accounts'
import { refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { hashOfCode } from '../members/recovery-codes.ts'
import type { SignInWay } from '../member-words.ts'
import { passkeyQuestion, verifyPasskey } from '../passkeys.ts'
import { openSession } from '../sessions/open-session.ts'
import { limited } from './limits.ts'

/** What the cookie carries, or one answer for whatever was wrong. */
export type SignedIn = Result<string, 'sign-in-failed' | TooManyAttempts>

export type Browser = { clientIp: string | null; browser: string }

/** Nothing is typed, so nothing can be guessed at, and nothing is counted (STAFF-12). Gives what the cookie carries. */
export async function signInWithPasskey(
  context: AppContext,
  response: AuthenticationResponseJSON,
  from: Browser,
): Promise<SignedIn> {
  const memberId = await verifyPasskey(context, passkeyQuestion(context, 'sign-in', null), response)
  if (memberId === null) return refusal('sign-in-failed')
  return inTransaction(context, (tx) => enter(context, tx, { memberId, way: 'passkey', ...from }))
}

/** A code counts once, and is enough to make another passkey (STAFF-14). */
export function signInWithRecoveryCode(
  context: AppContext,
  given: { emailAddress: string; code: string },
  from: Browser,
): Promise<SignedIn> {
  const emailAddress = foldEmailAddress(given.emailAddress)
  const codeHash = hashOfCode(given.code)
  return limited(context, { clientIp: from.clientIp, tried: emailAddress }, () =>
    inTransaction(context, async (transaction) => {
      const [used] = await transaction.rows(useCode, { emailAddress, codeHash, now: context.now() })
      if (!used) return refusal('sign-in-failed')
      return enter(context, transaction, { memberId: used.memberId, way: 'recovery', ...from })
    }),
  )
}

type Entry = Browser & { memberId: number; way: SignInWay }

export async function enter(
  context: AppContext,
  transaction: Transaction,
  { memberId, way, browser, clientIp }: Entry,
): Promise<SignedIn> {
  const [member] = await transaction.rows(findActive, { memberId })
  if (!member) return refusal('sign-in-failed')
  const now = context.now()
  const who = `staff:${memberId}`
  const details = { way, clientIp }
  await writeAudit(transaction, { actor: who, action: 'signed-in', subject: who, details, now })
  // What a provider says counts for coming in, never as a fresh proof (STAFF-20).
  return success(await openSession(transaction, { memberId, way, browser, isSteppedUp: way !== 'oidc', now }))
}

const useCode = statement<{ emailAddress: string; codeHash: string; now: Date }, { memberId: number }>(
  'staff-recovery-use',
  `
    update staff_recovery_code r set used_at = :now from staff_member m
    where r.code_hash = :codeHash and r.used_at is null and m.member_id = r.member_id
      and m.email_address = :emailAddress
    returning r.member_id "memberId"`,
)

const findActive = statement<{ memberId: number }>(
  'staff-member-active',
  'select 1 from staff_member where member_id = :memberId and suspended_at is null for share',
)
