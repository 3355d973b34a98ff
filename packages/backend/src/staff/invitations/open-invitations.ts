import type { Grant } from '@haverhof/domain/backoffice'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { type Database, statement, type Transaction } from '../../database/index.ts'

type ListedInvitation = {
  invitationId: number
  emailAddress: string
  name: string
  grants: Grant[]
  memberId: number | null
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}

/** As many as are on their way: one page. */
export function listInvitations({ rows }: Pick<Database, 'rows'>, now: Date): Promise<ListedInvitation[]> {
  return rows(list, { now })
}

/** Says whether there was one that could still be used. */
export async function revokeInvitation(
  context: AppContext,
  transaction: Transaction,
  { invitationId, by }: { invitationId: number; by: string },
): Promise<boolean> {
  const now = context.now()
  const [revoked] = await transaction.rows(revoke, { invitationId, now })
  if (!revoked) return false
  const subject = `invitation:${invitationId}`
  const details = { emailAddress: revoked.emailAddress }
  await writeAudit(transaction, { actor: by, action: 'invitation-revoked', subject, details, now })
  return true
}

const isOpen = 'used_at is null and revoked_at is null and expires_at > :now'

const list = statement<{ now: Date }, ListedInvitation>(
  'staff-invitation-list',
  `
    select i.invitation_id "invitationId", i.email_address "emailAddress", i.name, i.grants, i.member_id "memberId",
      coalesce(m.name, i.invited_by) "invitedBy", i.created_at "createdAt", i.expires_at "expiresAt"
    from staff_invitation i left join staff_member m on 'staff:' || m.member_id = i.invited_by
    where ${isOpen} order by i.created_at desc`,
)

const revoke = statement<{ invitationId: number; now: Date }, { emailAddress: string }>(
  'staff-invitation-revoke',
  `
    update staff_invitation set revoked_at = :now where invitation_id = :invitationId and ${isOpen}
    returning email_address "emailAddress"`,
)
