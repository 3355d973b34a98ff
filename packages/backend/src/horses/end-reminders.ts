import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { statement } from '../database/index.ts'

/** HORSES-12: the owner who got the link gets no more of these mails, for any horse; a second click changes nothing. */
export async function endReminders(
  context: AppContext,
  token: string,
): Promise<Result<null, 'link-invalid'>> {
  const rows = await context.database.rows(end, { tokenHash: hashOf(token) })
  return rows.length > 0 ? success(null) : refusal('link-invalid')
}

const end = statement<{ tokenHash: string }>(
  'horses-end-reminders',
  `
    with owner as (
      select h.user_id from horse_pack k join horse h using (horse_id) where k.token_hash = :tokenHash),
    ended_packs as (
      update horse_pack k set is_reminded = false from horse h, owner
      where h.user_id = owner.user_id and k.horse_id = h.horse_id and k.is_reminded)
    select from owner`,
)
