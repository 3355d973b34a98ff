import { type Missing, type Result, success, type WrongInput } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { mailInvitation, mailResetTold } from './invitation-mails.ts'
import { invite } from './invite.ts'
import { type By, checkOwn, lockMember, readMember } from '../members/change-member.ts'

/** For who lost everything: every way in is void, a mail brings a new one, and who did it is told, too (STAFF-45). */
export async function resetMember(
  context: AppContext,
  transaction: Transaction,
  { memberId, by }: { memberId: number; by: By },
): Promise<Result<null, Missing | WrongInput | 'last-owner' | 'more-than-own'>> {
  // The only owner who resets itself would hang on one mail.
  const staysOwner = memberId !== by.memberId
  const locked = await lockMember(transaction, memberId, { staysOwner })
  if (!locked.ok) return locked
  const { emailAddress, name, language, grants } = locked.value
  const given = await checkOwn(transaction, by, grants)
  if (!given.ok) return given
  await transaction.rows(removeAll, { memberId })
  const again = { emailAddress, name, language, grants, memberId, by: by.actor }
  const { invitationId } = await invite(context, transaction, again)
  await mailInvitation(context, transaction, 'staff-reset', { invitationId, emailAddress, language })
  const resetter = await readMember(transaction, by.memberId)
  if (resetter) await mailResetTold(context, transaction, { by: resetter, memberName: name, invitationId })
  return success(null)
}

const removeAll = statement<{ memberId: number }>(
  'staff-ways-remove',
  `
    with passkeys as (delete from staff_passkey where member_id = :memberId),
    factors as (delete from staff_factor where member_id = :memberId),
    identities as (delete from staff_identity where member_id = :memberId),
    codes as (delete from staff_recovery_code where member_id = :memberId)
    delete from staff_session where member_id = :memberId`,
)
