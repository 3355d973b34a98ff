import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

/** STAFF-7: what no caller asks for any more. */
export const staffRequestRetention: Retention = {
  what: 'answers to changes of staff and other programs',
  table: 'staff_request',
  keptDays: 7,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'staff-request-forget',
    `
      with old as (
        select ctid from staff_request where requested_at < :before limit :atOnce for update skip locked),
      gone as (delete from staff_request r using old where r.ctid = old.ctid returning 1)
      select count(*)::int gone from gone`,
  ),
}
