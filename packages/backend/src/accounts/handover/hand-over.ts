import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { hashOf, newSecret } from '../../config/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import type { Customer } from '../../http/index.ts'
import { rememberDevice } from '../sessions/devices.ts'

/** A key that opens the same session at the host of another language of the site, once and within a minute (SITES-20). */
export async function makeHandoverKey({ database }: AppContext, { sessionHash }: Customer): Promise<string> {
  const { secret, hash } = newSecret(192)
  await database.rows(keepKey, { sessionHash, hash })
  return secret
}

type Arrival = { key: string; scope: SiteScope; sessionSecret: string | null; deviceSecret: string | null }

/** The session at this host; null where the key is over, used or of another site (SITES-20). */
export function takeHandoverKey(
  context: AppContext,
  { key, scope, sessionSecret: former, deviceSecret: device }: Arrival,
): Promise<{ sessionSecret: string; deviceSecret: string } | null> {
  const { secret, hash } = newSecret(256)
  const endedHash = former && hashOf(former)
  return inTransaction(context, async (transaction) => {
    const values = { keyHash: hashOf(key), hash, endedHash, siteId: scope.siteId }
    const [opened] = await transaction.rows(openSession, values)
    if (!opened) return null
    const deviceSecret = await rememberDevice(transaction, { userId: opened.userId, deviceSecret: device })
    return { sessionSecret: secret, deviceSecret }
  })
}

const keepKey = statement<{ sessionHash: string; hash: string }>(
  'accounts-keep-handover-key',
  `
    update account_session set handover_hash = :hash, handover_until = now() + interval '1 minute'
    where session_hash = :sessionHash`,
)

const openSession = statement<
  { keyHash: string; hash: string; endedHash: string | null; siteId: number },
  { userId: string }
>(
  'accounts-open-handed-session',
  `
    with session_row as (
      update account_session s set handover_hash = null, handover_until = null from account a
      where s.handover_hash = :keyHash and s.handover_until > now() and s.expires_at > now()
        and a.user_id = s.user_id and a.site_id = :siteId
      returning s.*),
    ended as (
      delete from account_session where session_hash = :endedHash and exists (select from session_row)
        and session_hash <> (select session_hash from session_row))
    insert into account_session (session_hash, user_id, created_at, last_seen_at, expires_at, authenticated_at, first_session_hash)
    select :hash, user_id, created_at, now(), expires_at, authenticated_at, coalesce(first_session_hash, session_hash) from session_row
    returning user_id "userId"`,
)
