import type { Permission } from '@haverhof/domain/backoffice'
import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { statement } from '../../database/index.ts'
import type { StaffCaller } from '../../http/index.ts'
import { tokenShape } from '../tokens/token-shape.ts'
import { wholeCaller } from './caller.ts'
import { siteIdsOfShop } from './site-ids.ts'

/** The program whose token the header carries (STAFF-5). */
export async function findProgram(context: AppContext, header: string): Promise<StaffCaller | null> {
  const token = /^bearer (\S+)$/i.exec(header)?.[1]
  // What cannot be a token of ours costs the database nothing.
  if (token === undefined || !tokenShape.test(token)) return null
  const now = context.now()
  const usedBefore = new Date(now.getTime() - MINUTE)
  const [program] = await context.database.rows(find, { hash: hashOf(token), now, usedBefore })
  if (!program) return null
  const { tokenId, name, permissions, siteIds } = program
  const reach = {
    siteIds: siteIds ?? (await siteIdsOfShop(context)),
    isForAllSites: siteIds === null,
    languageIds: null,
  }
  return wholeCaller({
    actor: `token:${tokenId}`,
    kind: 'token',
    name,
    tokenId,
    member: null,
    refundLimitCents: null,
    steppedUpAt: null,
    reachOf: (permission) => (permissions.includes(permission) ? reach : null),
  })
}

const find = statement<
  { hash: string; now: Date; usedBefore: Date },
  { tokenId: number; name: string; permissions: Permission[]; siteIds: number[] | null }
>(
  'staff-token-find',
  `
    with token as (
      select token_id, name, permissions, site_ids, last_used_at from staff_token
      where token_hash = :hash and revoked_at is null and (ends_at is null or ends_at > :now)),
    used as (
      update staff_token t set last_used_at = :now from token
      where t.token_id = token.token_id and (token.last_used_at is null or token.last_used_at < :usedBefore))
    select token_id "tokenId", name, permissions, site_ids "siteIds" from token`,
)
