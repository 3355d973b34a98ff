import type { Grant } from '@haverhof/domain/backoffice'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { type Database, statement } from '../../database/index.ts'

export type OpenInvitation = {
  invitationId: number
  emailAddress: string
  name: string
  grants: Grant[]
  memberId: number | null
  expiresAt: Date
}

/** One that was used, taken back or has ended is as gone as one that never was (STAFF-16). */
export async function readInvitation(
  { database, now }: AppContext,
  token: string,
): Promise<Result<OpenInvitation, 'invitation-gone'>> {
  const [invitation] = await database.rows(find, { hash: hashOf(token), now: now() })
  return invitation ? success(invitation) : refusal('invitation-gone')
}

/** Marks it as used; of two at once one finds it gone. */
export async function takeInvitation(
  client: Pick<Database, 'rows'>,
  { token, now }: { token: string; now: Date },
): Promise<Result<OpenInvitation, 'invitation-gone'>> {
  const [taken] = await client.rows(take, { hash: hashOf(token), now })
  return taken ? success(taken) : refusal('invitation-gone')
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
