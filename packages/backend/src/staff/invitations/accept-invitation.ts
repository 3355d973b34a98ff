import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { type PasskeyRefused, verifyNewKey } from '../../webauthn/index.ts'
import { addMember } from '../members/add-member.ts'
import { renewRecoveryCodes } from '../members/recovery-codes.ts'
import type { StaffLanguage } from '../member-words.ts'
import { addPasskey, passkeyQuestion } from '../passkeys.ts'
import { openSession } from '../sessions/open-session.ts'
import { type OpenInvitation, readInvitation, takeInvitation } from './open-invitation.ts'

type Acceptance = {
  token: string
  name: string
  language: StaffLanguage
  passkey: { name: string; response: RegistrationResponseJSON }
  browser: string
}

type Joined = { memberId: number; secret: string; recoveryCodes: string[] }

/** Member, passkey, recovery codes and session, all or nothing (STAFF-16). Gives what the cookie carries. */
export async function acceptInvitation(
  context: AppContext,
  { token, name, language, passkey, browser }: Acceptance,
): Promise<Result<Joined, 'invitation-gone' | 'member-already' | PasskeyRefused>> {
  const read = await readInvitation(context, token)
  if (!read.ok) return read
  const question = passkeyQuestion(context, 'new-passkey', `invitation:${read.value.invitationId}`)
  const newKey = await verifyNewKey(context, question, passkey.response)
  if (!newKey.ok) return newKey
  const now = context.now()
  return inTransaction(context, async (transaction) => {
    const invitation = await takeInvitation(transaction, { token, now })
    if (!invitation.ok) return invitation
    const memberId = await memberOf(transaction, invitation.value, { name, language, now })
    if (memberId === null) return refusal('member-already')
    const added = await addPasskey(transaction, { ...newKey.value, memberId, name: passkey.name, now })
    if (!added.ok) return added
    const recoveryCodes = await renewRecoveryCodes(transaction, memberId)
    const session = { memberId, way: 'invitation', browser, isSteppedUp: true, now } as const
    const secret = await openSession(transaction, session)
    const who = `staff:${memberId}`
    await writeAudit(transaction, { actor: who, action: 'staff-joined', subject: who, now })
    return success({ memberId, secret, recoveryCodes })
  })
}

/** Null when the mailbox became a member meanwhile. */
async function memberOf(
  transaction: Transaction,
  { memberId, emailAddress, grants }: OpenInvitation,
  member: { name: string; language: StaffLanguage; now: Date },
): Promise<number | null> {
  if (memberId !== null) {
    const { name, language } = member
    const [renamed] = await transaction.rows(rename, { memberId, name, language })
    if (renamed) return memberId
  }
  return memberId === null ? addMember(transaction, { ...member, emailAddress, grants }) : null
}

const rename = statement<{ memberId: number; name: string; language: string }>(
  'staff-member-rename',
  `
    update staff_member set name = :name, language = :language
    where member_id = :memberId and suspended_at is null returning 1`,
)
