import type { Permission } from '@haverhof/domain/backoffice'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { hashOf, randomToken } from '../../config/index.ts'
import { inTransaction, type NoValues, statement } from '../../database/index.ts'
import { switchOffEndpointsOf } from '../../webhooks/index.ts'
import { tokenPrefix } from './token-shape.ts'

export type NewToken = {
  name: string
  permissions: readonly Permission[]
  /** Null: all sites. */
  siteIds: readonly number[] | null
  endsAt: Date | null
  by: string
}

export type StaffToken = Omit<NewToken, 'by'> & {
  tokenId: number
  createdAt: Date
  createdBy: string
  revokedAt: Date | null
  lastUsedAt: Date | null
}

/** The answer is the only time that the token can be seen (STAFF-5). */
export function createToken(
  context: AppContext,
  { name, permissions, siteIds, endsAt, by }: NewToken,
): Promise<{ tokenId: number; token: string }> {
  const token = tokenPrefix + randomToken(32)
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const values = { hash: hashOf(token), name, permissions, siteIds, endsAt, now, by }
    const [inserted] = await transaction.rows(insert, values)
    if (!inserted) throw new Error('A token was not written')
    const details = { name, permissions, siteIds, endsAt }
    const subject = `token:${inserted.tokenId}`
    await writeAudit(transaction, { actor: by, action: 'token-created', subject, details, now })
    return { tokenId: inserted.tokenId, token }
  })
}

export function listTokens({ database }: AppContext): Promise<StaffToken[]> {
  return database.rows(list)
}

/**
 * From the next call on it opens nothing, in any process, and what it added is
 * told nothing (WEBHOOKS-10, STAFF-5). Null when there is no such token that works.
 */
export function revokeToken(
  context: AppContext,
  { tokenId, by }: { tokenId: number; by: string },
): Promise<{ endpointsOff: number } | null> {
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const revoked = await transaction.rows(revoke, { tokenId, now })
    if (revoked.length === 0) return null
    const subject = `token:${tokenId}`
    await writeAudit(transaction, { actor: by, action: 'token-revoked', subject, now })
    return { endpointsOff: await switchOffEndpointsOf(transaction, { addedBy: subject, by, now }) }
  })
}

const insert = statement<
  {
    hash: string
    name: string
    permissions: readonly string[]
    siteIds: readonly number[] | null
    endsAt: Date | null
    now: Date
    by: string
  },
  { tokenId: number }
>(
  'staff-token-insert',
  `
    insert into staff_token (token_hash, name, permissions, site_ids, ends_at, created_at, created_by)
    values (:hash, :name, :permissions, :siteIds, :endsAt, :now, :by) returning token_id "tokenId"`,
)

const list = statement<NoValues, StaffToken>(
  'staff-token-list',
  `
    select token_id "tokenId", name, permissions, site_ids "siteIds", ends_at "endsAt", created_at "createdAt",
      created_by "createdBy", revoked_at "revokedAt", last_used_at "lastUsedAt"
    from staff_token order by token_id`,
)

const revoke = statement<{ tokenId: number; now: Date }>(
  'staff-token-revoke',
  'update staff_token set revoked_at = :now where token_id = :tokenId and revoked_at is null returning 1',
)
