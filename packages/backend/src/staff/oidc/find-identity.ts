import { type Grant, mayUsePassword } from '@haverhof/domain/backoffice'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'

type ClaimedIdentity = { issuer: string; subject: string; emailAddress: string | null; now: Date }
type Identity = { memberId: number; isNew: boolean; grants: Grant[] }

/**
 * By the link; without one by a mailbox that the provider has verified, which makes the link (STAFF-51). It makes no member, and an
 * owner keeps to passkeys, as with passwords (STAFF-19).
 */
export async function findIdentity(
  transaction: Transaction,
  wanted: ClaimedIdentity,
): Promise<number | null> {
  const [identity] = await transaction.rows(findOrLink, wanted)
  if (!identity) return null
  const { memberId, isNew, grants } = identity
  if (!mayUsePassword(grants)) return null
  if (isNew) {
    const who = `staff:${memberId}`
    const details = { issuer: wanted.issuer }
    await writeAudit(transaction, {
      actor: who,
      subject: who,
      action: 'identity-linked',
      details,
      now: wanted.now,
    })
  }
  return memberId
}

// Who was reset has no passkey until the new invitation is accepted: until then a mailbox makes no link.
const findOrLink = statement<ClaimedIdentity, Identity>(
  'staff-identity-find',
  `
    with identity as (
      update staff_identity set last_used_at = :now where issuer = :issuer and subject = :subject returning member_id),
    new_identity as (
      insert into staff_identity (issuer, subject, member_id, linked_at, last_used_at)
      select :issuer, :subject, m.member_id, :now, :now from staff_member m
      where m.email_address = :emailAddress::text and m.suspended_at is null
        and exists (select from staff_passkey p where p.member_id = m.member_id)
        and not exists (select from identity)
      on conflict do nothing returning member_id),
    way_in as (select member_id, false is_new from identity union all select member_id, true from new_identity)
    select w.member_id "memberId", w.is_new "isNew",
      (select coalesce(json_agg(json_build_object('role', g.role, 'siteIds', g.site_ids, 'languageIds', g.language_ids)), '[]')
        from staff_grant g where g.member_id = w.member_id) grants
    from way_in w`,
)
