import type { Grant } from '@haverhof/domain/backoffice'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { type Database, statement } from '../../database/index.ts'
import { Refusal } from '../../http/index.ts'

export type OpenInvitation = {
  invitationId: number
  emailAddress: string
  name: string
  grants: Grant[]
  memberId: number | null
  expiresAt: Date
}

/** STAFF-16: one that was used, taken back or has ended is as gone as one that never was. */
export async function readInvitation({ database, now }: AppContext, token: string): Promise<OpenInvitation> {
  const [found] = await database.rows(find, { hash: hashOf(token), now: now() })
  if (!found) throw invitationGone()
  return found
}

/** Marks it as used; of two at once one finds it gone. */
export async function takeInvitation(
  client: Pick<Database, 'rows'>,
  { token, now }: { token: string; now: Date },
): Promise<OpenInvitation> {
  const [taken] = await client.rows(take, { hash: hashOf(token), now })
  if (!taken) throw invitationGone()
  return taken
}

function invitationGone(): Refusal {
  return new Refusal({
    status: 410,
    code: 'invitation-gone',
    title: 'This invitation was used already, or has ended.',
  })
}

const columns = `invitation_id "invitationId", email_address "emailAddress", name, grants, member_id "memberId",
  expires_at "expiresAt"`
const isOpen = 'token_hash = :hash and used_at is null and revoked_at is null and expires_at > :now'

const find = statement<{ hash: string; now: Date }, OpenInvitation>(
  'staff-invitation-find',
  `select ${columns} from staff_invitation where ${isOpen}`,
)

const take = statement<{ hash: string; now: Date }, OpenInvitation>(
  'staff-invitation-take',
  `update staff_invitation set used_at = :now where ${isOpen} returning ${columns}`,
)
