import { type Database, statement } from '../database/index.ts'
import type { ReportReach } from './list-reports.ts'

/** TODAY-1: undecided reports, up to a thousand. */
export async function countOpenReports(
  { rows }: Pick<Database, 'rows'>,
  reach: ReportReach,
): Promise<{ number: number; oldest: Date | null }> {
  const [row] = await rows(read, reach)
  return row ?? { number: 0, oldest: null }
}

const read = statement<ReportReach, { number: number; oldest: Date | null }>(
  'reports-waiting-work',
  `
    select count(*)::int "number", min(submitted_at) oldest from (
      select submitted_at from content_report
      where state = 'open' and (:siteIds::int[] is null or site_id = any(:siteIds))
        and (:languageIds::int[] is null or language_id = any(:languageIds))
      order by submitted_at limit 1000) waiting`,
)
