import { decidedReportDays } from '@haverhof/domain/reports'
import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

/** REPORTS-8: long enough to object to a decision; an open report stays until somebody decides. */
export const reportRetention: Retention = {
  what: 'reports that were decided',
  table: 'content_report',
  keptDays: decidedReportDays,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'reports-forget',
    `
      with old as (
        select report_id from content_report where state <> 'open' and decided_at < :before
        order by decided_at limit :atOnce for update skip locked),
      gone as (delete from content_report r using old where r.report_id = old.report_id returning 1)
      select count(*)::int gone from gone`,
  ),
}
