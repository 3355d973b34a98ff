import { refusal, type Result, success, type WrongInput } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'
import { type By, checkOwn, isMailboxOfMember } from '../members/change-member.ts'
import { mailInvitation } from './invitation-mails.ts'
import { invite, type NewInvitation } from './invite.ts'

/** Grants at most the inviter's own rights; the link is sent to the mailbox only (STAFF-3, STAFF-16). */
export async function inviteByMail(
  context: AppContext,
  transaction: Transaction,
  { by, ...given }: Omit<NewInvitation, 'by' | 'memberId'> & { by: By },
): Promise<
  Result<{ invitationId: number; expiresAt: Date }, WrongInput | 'more-than-own' | 'mailbox-of-member'>
> {
  const own = await checkOwn(transaction, by, given.grants)
  if (!own.ok) return own
  if (await isMailboxOfMember(transaction, given.emailAddress)) return refusal('mailbox-of-member')
  const invitation = await invite(context, transaction, { ...given, by: by.actor })
  const { emailAddress, language } = given
  await mailInvitation(context, transaction, 'staff-invitation', { ...invitation, emailAddress, language })
  return success(invitation)
}
