import type { Grant } from '@haverhof/domain/backoffice'
import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { newSecret } from '../../config/index.ts'
import { inTransaction, type NoValues, statement, type Transaction } from '../../database/index.ts'
import type { StaffLanguage } from '../member-words.ts'

const lifeMs = DAY

export type NewInvitation = {
  emailAddress: string
  name: string
  language: StaffLanguage
  grants: readonly Grant[]
  /** A member who gets a new way in. */
  memberId?: number
  by: string
}

/** Role and sites are part of it; one use, a day (STAFF-16). One before it for the same mailbox is void. */
export async function invite(
  context: AppContext,
  transaction: Transaction,
  { by, memberId, ...invitation }: NewInvitation,
): Promise<{ invitationId: number; expiresAt: Date }> {
  const now = context.now()
  const { emailAddress, grants } = invitation
  const expiresAt = new Date(now.getTime() + lifeMs)
  await transaction.rows(revokeOpen, { emailAddress, now })
  const [inserted] = await transaction.rows(insert, {
    ...invitation,
    grants: JSON.stringify(grants),
    memberId: memberId ?? null,
    by,
    now,
    expiresAt,
  })
  if (!inserted) throw new Error('An invitation was not written')
  const { invitationId } = inserted
  const subject = memberId === undefined ? `invitation:${invitationId}` : `staff:${memberId}`
  const action = memberId === undefined ? 'staff-invited' : 'staff-reset'
  await writeAudit(transaction, { actor: by, action, subject, details: { emailAddress, grants }, now })
  return { invitationId, expiresAt }
}

/** The key itself, made when it is handed over: by a letter, or on the screen of who runs the shop. One before it is void. */
export async function issueInvitationToken(
  { now }: AppContext,
  { rows }: Pick<Transaction, 'rows'>,
  invitationId: number,
): Promise<string | null> {
  const { secret, hash } = newSecret(256)
  const [issued] = await rows(issue, { invitationId, hash, now: now() })
  return issued ? secret : null
}

/** The same at once, for who reads it from a screen. */
export async function inviteWithToken(
  context: AppContext,
  transaction: Transaction,
  invitation: NewInvitation,
): Promise<{ invitationId: number; token: string; expiresAt: Date }> {
  const invited = await invite(context, transaction, invitation)
  const token = await issueInvitationToken(context, transaction, invited.invitationId)
  if (token === null) throw new Error('an invitation that was just made is gone')
  return { ...invited, token }
}

/** For a shop without members; null when it has one (STAFF-47). */
export async function inviteFirstOwner(context: AppContext): Promise<string | null> {
  return inTransaction(context, async (transaction) => {
    const [shop] = await transaction.rows(anybody)
    if (shop?.isAnybody) return null
    const owner = { role: 'owner', siteIds: null, languageIds: null } as const
    const { token } = await inviteWithToken(context, transaction, {
      emailAddress: 'owner@haverhof.example',
      name: '',
      language: 'en',
      grants: [owner],
      by: 'start',
    })
    return token
  })
}

const revokeOpen = statement<{ emailAddress: string; now: Date }>(
  'staff-invitation-revoke-open',
  `
    update staff_invitation set revoked_at = :now
    where email_address = :emailAddress and used_at is null and revoked_at is null`,
)

const insert = statement<
  {
    emailAddress: string
    name: string
    language: string
    grants: string
    memberId: number | null
    by: string
    now: Date
    expiresAt: Date
  },
  { invitationId: number }
>(
  'staff-invitation-insert',
  `
    insert into staff_invitation (email_address, name, language, grants, member_id, invited_by, created_at, expires_at)
    values (:emailAddress, :name, :language, :grants, :memberId, :by, :now, :expiresAt)
    returning invitation_id "invitationId"`,
)

const issue = statement<{ invitationId: number; hash: string; now: Date }>(
  'staff-invitation-issue',
  `
    update staff_invitation set token_hash = :hash
    where invitation_id = :invitationId and used_at is null and revoked_at is null and expires_at > :now returning 1`,
)

const anybody = statement<NoValues, { isAnybody: boolean }>(
  'staff-member-anybody',
  'select exists (select from staff_member) "isAnybody"',
)
