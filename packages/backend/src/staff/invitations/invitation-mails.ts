import type { AppContext } from '../../app-context.ts'
import { backofficeOrigin } from '../../config/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { type InvitationForMail, type Mail, queueMail, type StaffLinkMail } from '../../mail/index.ts'
import type { StaffLanguage } from '../member-words.ts'
import { issueInvitationToken } from './invite.ts'

type Reader = { emailAddress: string; language: StaffLanguage }

/** The mail is queued with the invitation; the worker makes the token on sending (STAFF-46). */
export async function mailInvitation(
  context: AppContext,
  transaction: Transaction,
  kind: 'staff-invitation' | 'staff-reset',
  { invitationId, emailAddress, language }: Reader & { invitationId: number },
): Promise<void> {
  const head = await headOf(context, language)
  const causeKey = `${kind}:${invitationId}`
  const mail: Mail = { kind, facts: { invitationId, language }, causeKey, toAddress: emailAddress, ...head }
  await queueMail(transaction, mail, context.now())
  await addJob(transaction, 'send-mail', {})
}

/** The owner who reset a member gets a mail too: at another mailbox than the one with the link (STAFF-45). */
export async function mailResetTold(
  context: AppContext,
  transaction: Transaction,
  {
    by,
    memberName,
    invitationId,
  }: { by: Reader & { name: string }; memberName: string; invitationId: number },
): Promise<void> {
  const { emailAddress, language, name } = by
  const facts = { language, name, memberName }
  const causeKey = `staff-reset-told:${invitationId}`
  const head = await headOf(context, language)
  const mail: Mail = { kind: 'staff-reset-told', facts, causeKey, toAddress: emailAddress, ...head }
  await queueMail(transaction, mail, context.now())
  await addJob(transaction, 'send-mail', {})
}

/** Failed proofs at a session are mailed to its member (STAFF-44). */
export async function mailProofsFailed(
  context: AppContext,
  transaction: Transaction,
  { member, sessionId }: { member: Reader & { name: string }; sessionId: number },
): Promise<void> {
  const { emailAddress, language, name } = member
  const facts = { language, name }
  const causeKey = `staff-proofs-failed:${sessionId}`
  const head = await headOf(context, language)
  const mail: Mail = { kind: 'staff-proofs-failed', facts, causeKey, toAddress: emailAddress, ...head }
  await queueMail(transaction, mail, context.now())
  await addJob(transaction, 'send-mail', {})
}

/** Letters to staff leave from the first site that speaks their language. */
async function headOf({ sites }: AppContext, language: StaffLanguage) {
  const scopes = await sites.scopes()
  const ordered = scopes.toSorted((one, other) => one.siteId - other.siteId)
  const scope = ordered.find(({ languageCode }) => languageCode === language) ?? ordered[0]
  if (!scope) throw new Error('there is no site')
  return { siteId: scope.siteId, languageId: scope.languageId }
}

/** Null when it was used, taken back or has ended before the letter was written. */
export async function readInvitationForMail(
  context: AppContext,
  { facts: { invitationId } }: StaffLinkMail,
): Promise<InvitationForMail | null> {
  const token = await issueInvitationToken(context, context.database, invitationId)
  const [invitation] = await context.database.rows(find, { invitationId })
  if (token === null || !invitation) return null
  return { ...invitation, url: `${backofficeOrigin(context.env)}/invitation#${token}` }
}

const find = statement<{ invitationId: number }, { name: string; by: string | null }>(
  'staff-invitation-for-mail',
  `
    select i.name, m.name "by" from staff_invitation i
    left join staff_member m on 'staff:' || m.member_id = i.invited_by
    where i.invitation_id = :invitationId`,
)
