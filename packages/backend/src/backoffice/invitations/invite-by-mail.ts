import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'
import { Refusal } from '../../http/index.ts'
import { type By, isMailboxOfMember, requireOwn } from '../members/change-member.ts'
import { mailInvitation } from './invitation-mails.ts'
import { invite, type NewInvitation } from './invite.ts'

/** STAFF-3, STAFF-16: no more than the own rights, and the link goes to the mailbox alone. */
export async function inviteByMail(
  context: AppContext,
  transaction: Transaction,
  { by, ...given }: Omit<NewInvitation, 'by' | 'memberId'> & { by: By },
): Promise<{ invitationId: number; expiresAt: Date }> {
  await requireOwn(transaction, by, given.grants)
  if (await isMailboxOfMember(transaction, given.emailAddress))
    throw new Refusal({
      status: 409,
      code: 'member-already',
      title: 'This mailbox is a member already.',
      detail: 'Change the rights of the member, or reset the ways in.',
    })
  const made = await invite(context, transaction, { ...given, by: by.actor })
  const { emailAddress, language } = given
  await mailInvitation(context, transaction, 'staff-invitation', { ...made, emailAddress, language })
  return made
}
