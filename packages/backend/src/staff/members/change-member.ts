import { type Grant, grantsProblem, isWholeOwner, mayGive } from '@haverhof/domain/backoffice'
import {
  type Missing,
  missing,
  refusal,
  type Result,
  success,
  type WrongInput,
  wrongInput,
} from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { type NoValues, statement, type Transaction } from '../../database/index.ts'
import { writeGrants } from './add-member.ts'

type NotGiven = WrongInput | 'more-than-own'
type NotChanged = Missing | 'last-owner'

export type By = { memberId: number; actor: string }

export type Member = {
  emailAddress: string
  name: string
  language: 'nl' | 'de' | 'en'
  isSuspended: boolean
  grants: Grant[]
}

/** What was given can be given: no more than the giver has (STAFF-3). */
export async function checkOwn(
  { rows }: Transaction,
  by: By,
  grants: readonly Grant[],
): Promise<Result<null, NotGiven>> {
  const problem = grantsProblem(grants)
  if (problem) return wrongInput('grants', `are not right (${problem})`)
  const [giver] = await rows(read, { memberId: by.memberId })
  const isOwn = giver && grants.every((grant) => mayGive(giver.grants, grant))
  return isOwn ? success(null) : refusal('more-than-own')
}

export async function changeGrants(
  context: AppContext,
  transaction: Transaction,
  { memberId, grants, by }: { memberId: number; grants: readonly Grant[]; by: By },
): Promise<Result<null, NotGiven | NotChanged>> {
  const given = await checkOwn(transaction, by, grants)
  if (!given.ok) return given
  const locked = await lockMember(transaction, memberId, { staysOwner: isWholeOwner(grants) })
  if (!locked.ok) return locked
  await writeGrants(transaction, memberId, grants)
  await writeAudit(transaction, {
    actor: by.actor,
    action: 'grants-changed',
    subject: `staff:${memberId}`,
    changes: [{ field: 'grants', before: locked.value.grants, after: grants }],
    now: context.now(),
  })
  return success(null)
}

/** Signed out everywhere at once, and no way in is left (STAFF-3). */
export async function suspend(
  context: AppContext,
  transaction: Transaction,
  { memberId, by }: { memberId: number; by: By },
): Promise<Result<null, NotChanged>> {
  const locked = await lockMember(transaction, memberId, { staysOwner: false })
  if (!locked.ok) return locked
  const now = context.now()
  await transaction.rows(setSuspended, { memberId, suspendedAt: now })
  await transaction.rows(endSessions, { memberId })
  const subject = `staff:${memberId}`
  await writeAudit(transaction, { actor: by.actor, action: 'staff-suspended', subject, now })
  return success(null)
}

export async function resume(
  context: AppContext,
  transaction: Transaction,
  { memberId, by }: { memberId: number; by: By },
): Promise<Result<null, NotGiven | NotChanged>> {
  const locked = await lockMember(transaction, memberId, { staysOwner: true })
  if (!locked.ok) return locked
  const given = await checkOwn(transaction, by, locked.value.grants)
  if (!given.ok) return given
  await transaction.rows(setSuspended, { memberId, suspendedAt: null })
  const entry = { actor: by.actor, action: 'staff-resumed' as const, subject: `staff:${memberId}` }
  await writeAudit(transaction, { ...entry, now: context.now() })
  return success(null)
}

/** Signed out everywhere; the ways in stay. */
export async function endSessionsOf(
  context: AppContext,
  transaction: Transaction,
  { memberId, by }: { memberId: number; by: By },
): Promise<Result<null, NotChanged>> {
  const locked = await lockMember(transaction, memberId, { staysOwner: true })
  if (!locked.ok) return locked
  await transaction.rows(endSessions, { memberId })
  const entry = { actor: by.actor, action: 'sessions-ended' as const, subject: `staff:${memberId}` }
  await writeAudit(transaction, { ...entry, now: context.now() })
  return success(null)
}

/**
 * Locks the owners before the member, always in the same order. Two who take the role from each other wait here, and the
 * second finds the first one's change.
 */
export async function lockMember(
  { rows }: Transaction,
  memberId: number,
  { staysOwner }: { staysOwner: boolean },
): Promise<Result<Member, NotChanged>> {
  const owners = await rows(lockOwners)
  const [member] = await rows(read, { memberId })
  if (!member) return missing('member of staff')
  const isOwner = owners.some((owner) => owner.memberId === memberId)
  const isLast = isOwner && owners.every((owner) => owner.memberId === memberId)
  return isLast && !staysOwner ? refusal('last-owner') : success(member)
}

export async function readMember({ rows }: Transaction, memberId: number): Promise<Member | null> {
  return (await rows(read, { memberId }))[0] ?? null
}

export async function isMailboxOfMember({ rows }: Transaction, emailAddress: string): Promise<boolean> {
  return (await rows(atMailbox, { emailAddress })).length > 0
}

const atMailbox = statement<{ emailAddress: string }>(
  'staff-member-at-mailbox',
  'select 1 from staff_member where email_address = :emailAddress',
)

const lockOwners = statement<NoValues, { memberId: number }>(
  'staff-owners-lock',
  `
    select m.member_id "memberId" from staff_member m join staff_grant g using (member_id)
    where g.role = 'owner' and m.suspended_at is null order by m.member_id for update of m, g`,
)

const read = statement<{ memberId: number }, Member>(
  'staff-member-read',
  `
    select m.email_address "emailAddress", m.name, m.language, m.suspended_at is not null "isSuspended",
      (select coalesce(json_agg(json_build_object('role', g.role, 'siteIds', g.site_ids, 'languageIds', g.language_ids)), '[]')
        from staff_grant g where g.member_id = m.member_id) grants
    from staff_member m where m.member_id = :memberId`,
)

const setSuspended = statement<{ memberId: number; suspendedAt: Date | null }>(
  'staff-member-suspend',
  'update staff_member set suspended_at = :suspendedAt where member_id = :memberId',
)

const endSessions = statement<{ memberId: number }>(
  'staff-session-end-all',
  'delete from staff_session where member_id = :memberId',
)
