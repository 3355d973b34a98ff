import type { Permission } from '@haverhof/domain/backoffice'
import { MINUTE } from '@haverhof/domain/shared'
import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { statement } from '../../database/index.ts'
import { type ApiEnv, Refusal, type StaffCaller } from '../../http/index.ts'
import { countAttempt } from '../../limits/index.ts'
import { tokenShape } from '../tokens/token-shape.ts'

/** STAFF-6: ten calls a second are enough for every program that reads a list to its end before it asks again. */
const callLimit = { limit: 600, windowMs: MINUTE }

/** STAFF-5: nothing of the staff API answers anybody without a token that works. */
export function authenticate(context: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const caller = await findCaller(context, c.req.header('authorization'))
    if (!caller) throw unknownToken()
    await countAttempt(context, `staff-api:${caller.actor}`, callLimit)
    c.set('staff', caller)
    await next()
  }
}

async function findCaller(context: AppContext, header: string | undefined): Promise<StaffCaller | null> {
  const token = /^bearer (\S+)$/i.exec(header ?? '')?.[1]
  // What cannot be a token of ours costs the database nothing.
  if (token === undefined || !tokenShape.test(token)) return null
  const now = context.now()
  const usedBefore = new Date(now.getTime() - MINUTE)
  const [found] = await context.database.rows(find, { hash: hashOf(token), now, usedBefore })
  if (!found) return null
  const { tokenId, permissions, siteIds } = found
  const allSites = (await context.sites.scopes()).map(({ siteId }) => siteId)
  return {
    tokenId,
    actor: `token:${tokenId}`,
    permissions,
    siteIds: siteIds ?? [...new Set(allSites)],
    isForAllSites: siteIds === null,
  }
}

function unknownToken(): Refusal {
  return new Refusal({
    status: 401,
    code: 'unknown-token',
    title: 'This call needs a token that is valid.',
    headers: { 'www-authenticate': 'Bearer' },
  })
}

const find = statement<
  { hash: string; now: Date; usedBefore: Date },
  { tokenId: number; permissions: Permission[]; siteIds: number[] | null }
>(
  'staff-token-find',
  `
    with found as (
      select token_id, permissions, site_ids, last_used_at from staff_token
      where token_hash = :hash and revoked_at is null and (ends_at is null or ends_at > :now)),
    used as (
      update staff_token t set last_used_at = :now from found
      where t.token_id = found.token_id and (found.last_used_at is null or found.last_used_at < :usedBefore))
    select token_id "tokenId", permissions, site_ids "siteIds" from found`,
)
