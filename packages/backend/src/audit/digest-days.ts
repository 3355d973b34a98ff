import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'

/** As many closed days are told every night: a night that failed is made up for, and a change within a week shows by itself. */
const closedDays = 7

export type DayDigest = { day: string; entries: number; sha256: string }

/** Tells the digest of the last closed days to the log, which who can change the table cannot change (AUDIT-9). */
export async function logAuditDigests(context: AppContext): Promise<void> {
  for (let ago = closedDays; ago > 0; ago -= 1) {
    const day = new Date(context.now().getTime() - ago * DAY).toISOString().slice(0, 10)
    const digest = await digestOfDay(context, day)
    context.log.info({ code: 'audit-digest', ...digest }, 'the digest of a day of the audit log')
  }
}

/**
 * Of the entries of a day (UTC) in their order, with all that they say but
 * the address of the caller, which goes with an account (AUDIT-4, AUDIT-9).
 */
export async function digestOfDay(
  { database }: Pick<AppContext, 'database'>,
  day: string,
): Promise<DayDigest> {
  const [digest] = await database.rows(digestDay, { day })
  if (!digest) throw new Error(`no digest of ${day}`)
  return { day, ...digest }
}

const digestDay = statement<{ day: string }, Omit<DayDigest, 'day'>>(
  'audit-digest-of-day',
  `
    select count(*)::int entries,
      encode(sha256(coalesce(string_agg(sha256(convert_to(json_build_array(audit_entry_id, at at time zone 'UTC', actor, action,
        subject, details - 'clientIp', changes, site_ids, request_id)::text, 'UTF8')), '' order by audit_entry_id), '')), 'hex') sha256
    from audit_entry
    where at >= (:day::date)::timestamp at time zone 'UTC' and at < (:day::date + 1)::timestamp at time zone 'UTC'`,
)
